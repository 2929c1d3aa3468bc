import type { RunMode } from '../../src/domain/run.ts'
import rows from '../../src/domain/languages.json' with { type: 'json' }

/**
 * Run by itself: a third language gets its row, three messages and its own way to write money before anything reads the
 * table. What the modes answer in it is printed as JSON.
 */
Object.assign(rows, { FR: { about: 'French.', model: 'French' } })

const { z } = await import('zod')
const { printSchema } = await import('graphql')
const { CATALOGUES } = await import('../../src/domain/message/catalogue.ts')
const { FORMATS } = await import('../../src/domain/message/format.ts')
const { LANGUAGE_NAME } = await import('../../src/agent/calls/prompt.ts')
const { buildSchema } = await import('../../src/graphql/schema.ts')
const { rulesCalls } = await import('./calls.ts')
const { startConversation } = await import('./conversation.ts')
const { testPorts } = await import('./ports.ts')

Object.assign(CATALOGUES, {
  FR: {
    ...CATALOGUES.EN,
    'fee.most': 'Les frais d’agence sont de {fee} au plus, de chaque côté.',
    'calculation.brokerageFee': 'Frais d’agence',
    'tool.fee': 'frais d’agence',
  },
})
Object.assign(FORMATS, {
  FR: { ...FORMATS.EN, money: (value: number) => `${value} × 10 000 wons` },
})
const language = z.custom<'EN'>((name) => name === 'FR').parse('FR')

const answerIn = async (mode: RunMode) => {
  const ports = testPorts()
  const { carryOn, journal } = startConversation(
    { ports, calls: rulesCalls(ports) },
    { query: '강남 8억 아파트 살 때 복비 얼마야?', language },
    mode,
  )
  await carryOn()
  return journal.answer()?.text
}
const [, languages = ''] = /enum Language \{([^}]*)\}/.exec(printSchema(buildSchema())) ?? []

console.log(
  JSON.stringify({
    team: await answerIn('TEAM'),
    research: await answerIn('RESEARCH'),
    consult: await answerIn('CONSULT'),
    model: LANGUAGE_NAME[language],
    api: languages.match(/\b[A-Z]{2}\b/g),
  }),
)
