import { lazy, Suspense, useCallback } from 'react'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Skeleton } from '../kit/states.tsx'
import { useEvidence } from '../layout/evidence.tsx'
import type { SourceLabelFragment } from './source.graphql.ts'
import { sourceName } from './source-name.ts'
import { SOURCE_WORDS } from './words.ts'

const SourceView = lazy(() => import('./source-view.tsx'))

interface Numbered {
  number: number
  source: SourceLabelFragment | null
}

/** Opens source n of a run's answer beside it. */
export const useSources = (runId: string, sources: readonly Numbered[] | undefined) => {
  const say = useWords(SOURCE_WORDS)
  const { language } = useLanguage()
  const { open } = useEvidence()
  return useCallback(
    (number: number): void => {
      const source = sources?.find((it) => it.number === number)?.source
      open({
        key: `${runId} ${number}`,
        title: `[${number}] ${source ? sourceName(source, language) : say('gone')}`,
        node: (
          <Suspense fallback={<Skeleton lines={8} />}>
            <SourceView runId={runId} number={number} />
          </Suspense>
        ),
      })
    },
    [language, open, runId, say, sources],
  )
}
