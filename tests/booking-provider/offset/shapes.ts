import * as z from 'zod';

const text = z.string().nullish();
export const staffShape = z.object({ Id: z.string(), Name: z.string(), Bio: text });
export const locationShape = z.object({
  Id: z.string(),
  Name: z.string(),
  HasClasses: z.boolean(),
  Address: text,
  City: text,
  Latitude: z.number(),
  Longitude: z.number(),
});
export const scheduledClassShape = z.object({
  Id: z.int().transform(String),
  Title: z.string(),
  StartDateTime: z.string(),
  EndDateTime: z.string(),
  IsCanceled: z.boolean(),
  LocationId: z.string(),
  Staff: z.array(staffShape),
  Program: text,
  ClassDescription: z.object({ Id: z.string(), Name: z.string(), Description: text }),
  ShowsCapacity: z.boolean(),
  MaxCapacity: z.int(),
  TotalBooked: z.int(),
  Waiting: z.int(),
  WaitlistCapacity: z.int(),
  HasMats: z.boolean(),
  Mats: z.array(z.object({ Id: z.int(), Row: z.int(), Column: z.int(), IsTaken: z.boolean() })).optional(),
});
