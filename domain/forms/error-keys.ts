/** The keys of all form errors. The messages are in content/<language>/form-errors.ts. */
export type FormErrorKey =
  | 'form.invalid'
  | 'field.required'
  | 'text.tooLong'
  | 'text.unreadable'
  | 'email.required'
  | 'email.invalid'
  | `${'name' | 'company' | 'address' | 'city' | 'state'}.${'required' | 'short' | 'long'}`
  | `${'phone' | 'telephone' | 'zip'}.${'required' | 'invalid'}`
  | 'studio.required'
  | 'studios.required'
  | 'description.required'
  | 'position.required'
  | 'freeDays.required'
  | 'careerDescription.required'
  | 'careerDescription.short'
  | `cv.${'required' | 'tooBig' | 'format'}`
  | 'teacherTrainingDescription.short'
  | `password.${'required' | 'short' | 'mix' | 'long' | 'common'}`
  | 'repeatPassword.mismatch'
  | 'date.shortYear'
  | `dateOfBirth.${'required' | 'invalid'}`
  | `reason.${'required' | 'short'}`
  | 'condition.required'
  | 'cancelType.required'
  | 'suspensionDuration.required'
  | 'classDate.future'
  | 'attendees.invalid'
  | `files.${'invalid' | 'format' | 'tooLarge' | 'totalTooLarge' | 'tooMany' | 'failed'}`
  | `popup.${'firstName' | 'lastName'}.${'required' | 'short' | 'long' | 'invalid'}`
  | `popup.phone.${'required' | 'invalid'}`
  | 'popup.email.invalid';
