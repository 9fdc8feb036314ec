import { z } from 'zod';
import { unitRoleSchema } from './reading.ts';

/** What a language model says a text holds. Nothing of it is believed before it was held against the text. */

const quote = (meaning: string) =>
  z.string().nullable().describe(`${meaning} The exact words of the text; null when it says none.`);

export const toldFieldsSchema = z.strictObject({
  title: quote('The title of the job, without place, pay and codes.'),
  employer: quote('The name of whoever hires; not of an agency, product or customer.'),
  place: quote('The town, region or country of the work.'),
  workType: quote('Whether it is on site, hybrid or remote.'),
  pay: quote('Amounts of the pay with currency and period.'),
  employmentType: quote('Full-time, part-time, contract, temporary or internship.'),
  hours: quote('Hours a week, days or shifts.'),
  department: quote('The department or team by name.'),
  reportsTo: quote('Whom the person reports to.'),
  startDate: quote('When the work begins.'),
  openings: quote('How many are hired.'),
  yearsMin: quote('Years of experience that are demanded.'),
  education: quote('The education that is demanded.'),
  deadline: quote('Until when one may apply.'),
});
export type ModelFields = z.infer<typeof toldFieldsSchema>;
export type ModelField = keyof ModelFields;

export const modelReadingSchema = z.strictObject({
  roles: z
    .array(
      z.strictObject({
        unit: z.int().min(0).describe('The number before the unit.'),
        role: unitRoleSchema,
        also: z
          .array(unitRoleSchema)
          .describe('Further roles of a unit that mixes several; mostly none.'),
      }),
    )
    .describe('One for each unit of the text.'),
  fields: toldFieldsSchema,
  occupation: z
    .string()
    .nullable()
    .describe('The code of one of the offered occupations; null when none fits.'),
});
export type ModelReading = z.infer<typeof modelReadingSchema>;
