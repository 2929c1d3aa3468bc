import { formatCount } from '../format/quantity.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Table } from '../kit/table.tsx'
import type { Run } from './steps.tsx'
import { INSPECTOR_WORDS } from './words.ts'

const dollars = (cost: number): string => `$${cost.toFixed(cost < 0.1 ? 4 : 2)}`

/** What was asked of models, call by call as the ledger has it, and what it cost. */
export const Usage = ({ usage }: { usage: Run['usage'] }) => {
  const say = useWords(INSPECTOR_WORDS)
  const { language } = useLanguage()
  if (usage.modelCalls === 0) return <p>{say('noCalls')}</p>
  const count = (amount: number) => formatCount(amount, language)
  return (
    <>
      <p>
        {say('total', {
          calls: count(usage.modelCalls),
          prompt: count(usage.promptTokens),
          completion: count(usage.completionTokens),
          cost: usage.costUsd === null ? say('noCost') : dollars(usage.costUsd),
        })}
      </p>
      <Table
        caption={say('usage')}
        rows={usage.byCall.map((call, at) => ({ ...call, at }))}
        rowKey={({ at }) => String(at)}
        columns={[
          { key: 'purpose', title: say('purpose'), cell: ({ purpose }) => purpose },
          { key: 'model', title: say('model'), cell: ({ model }) => model },
          { key: 'ms', title: say('milliseconds'), isNumber: true, cell: (it) => count(it.milliseconds) },
          { key: 'prompt', title: say('prompt'), isNumber: true, cell: (it) => count(it.promptTokens) },
          {
            key: 'completion',
            title: say('completion'),
            isNumber: true,
            cell: (it) => count(it.completionTokens),
          },
          {
            key: 'cost',
            title: say('cost'),
            isNumber: true,
            cell: ({ costUsd }) => (costUsd === null ? '–' : dollars(costUsd)),
          },
        ]}
      />
    </>
  )
}
