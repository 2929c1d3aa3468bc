import { z } from 'zod'
import rows from './fields.json' with { type: 'json' }

export type NoticeField = keyof typeof rows
const field = z.strictObject({
  ko: z.string().min(1),
  en: z.string().min(1),
  kind: z.enum(['text', 'date', 'money']),
})
/** What a paper is filled with; what is left to be written by hand is called so. */
export const NOTICE_FIELDS = z.record(z.string(), field).parse(rows) as Record<
  NoticeField,
  z.infer<typeof field>
>
