import { z } from 'zod'

/** A day that matters to whoever asked, worked out from what they said. */
export const reminder = z.object({
  on: z.iso.date(),
  /** In the language of the answer. */
  title: z.string().min(1),
  /** “주택임대차보호법 제6조의3”; null where no article sets it. */
  ground: z.string().nullable(),
})
export type Reminder = z.infer<typeof reminder>
