/** The table of an export: names of its columns, in their order. */
export const exportColumns = {
  reference: 'Reference',
  arrived: 'Arrived (Florida time)',
  form: 'Form',
  studio: 'Studio',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  status: 'Status',
  assignee: 'Assigned to',
  firstContact: 'First contact (Florida time)',
  minutes: 'Minutes to first contact (studio hours)',
  tries: 'Tries',
  nextStep: 'Next step (Florida time)',
  stage: 'Stage',
  reason: 'Reason',
  source: 'Source',
  campaign: 'Campaign',
} as const;

export const exportFileName = (day: string) => `leads-${day}.csv`;
