import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const bound = z.object({ min: z.number().nullish(), max: z.number().nullish() }).nullish()

/** The files of a folder of evaluation sets, by the name of the set. `NAME.dev.jsonl` and `NAME.jsonl` are both taken. */
export const SETS = {
  'property-queries': {
    file: 'property_queries',
    item: z.object({
      text: z.string(),
      expect: z.object({
        regionCodes: z.array(z.string()).nullish(),
        propertyTypes: z.array(z.string()).nullish(),
        transactionTypes: z.array(z.string()).nullish(),
        salePrice: bound,
        deposit: bound,
        monthlyRent: bound,
        exclusiveArea: bound,
        completionYear: bound,
        totalHouseholds: bound,
        subwayWalkingTime: bound,
        directTrade: z.boolean().nullish(),
        includesNearbyFacilities: z.boolean().nullish(),
        includesAgent: z.boolean().nullish(),
      }),
    }),
  },
  intents: { file: 'intents', item: z.object({ text: z.string(), intent: z.string() }) },
  legal: {
    file: 'legal_qa',
    item: z.object({
      question: z.string(),
      gold: z.array(z.object({ law: z.string(), article: z.string() })),
      mustContain: z.array(z.string()).default([]),
      language: z.enum(['ko', 'en']).default('ko'),
    }),
  },
  calculators: {
    file: 'calculators',
    item: z.object({
      calculator: z.string().regex(/^[a-z]\w*$/i),
      input: z.record(z.string(), z.unknown()),
      expect: z.record(
        z.string().regex(/^[a-z]\w*$/i),
        z.union([z.number(), z.string(), z.boolean(), z.null()]),
      ),
      tolerance: z.number().optional(),
    }),
  },
  contracts: {
    file: 'contracts',
    item: z.object({
      text: z.string(),
      planted: z.array(z.object({ type: z.string() })),
      harmless: z.array(z.string()),
      clean: z.boolean(),
    }),
  },
} as const

export type SetName = keyof typeof SETS
export type Item<Name extends SetName> = z.infer<(typeof SETS)[Name]['item']>

const read = async (folder: string, name: string): Promise<string> => {
  try {
    return await readFile(`${folder}/${name}.dev.jsonl`, 'utf8')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    return readFile(`${folder}/${name}.jsonl`, 'utf8')
  }
}

export const readSet = async <Name extends SetName>(
  folder: string,
  name: Name,
  file: string = SETS[name].file,
): Promise<Item<Name>[]> => {
  const { item } = SETS[name]
  const lines = (await read(folder, file)).split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => item.parse(JSON.parse(line)) as Item<Name>)
}
