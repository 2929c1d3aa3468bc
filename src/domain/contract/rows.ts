import { z } from 'zod'

/** Words that the product says, in each of its languages. */
export const said = z.strictObject({ ko: z.string().regex(/[가-힣]/), en: z.string().regex(/^[^가-힣]+$/) })

/** “주택임대차보호법 제7조”. */
export const articleName = z.string().regex(/^\S.* 제\d{1,4}조(?:의\d{1,3})?$/)
