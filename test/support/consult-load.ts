import { consultTelling } from '../../src/agent/consult/telling.ts'
import { testConsultPorts } from './consult.ts'
import { NOW, testPorts } from './ports.ts'

const QUESTION = '전세 계약을 갱신하는데 보증금을 얼마까지 올릴 수 있나요? 그리고 언제까지 통지해야 하나요?'

export const begin = (requestId: string) =>
  consultTelling('ai_agent').begin({
    requestId,
    sessionId: 'session-1',
    userId: 'user-1',
    query: QUESTION,
    language: 'KO',
    requirePlanApproval: false,
    settings: {},
  })

/** Fifteen articles as long as statutes have them: the evidence fills its share of the token budget. */
export const longArticles = () => {
  const article = (n: number) => ({
    id: `article-${n}`,
    label: `주택임대차보호법 제${n}조`,
    title: `제목 ${n}`,
    content: `제${n}조에서 임대인은 임차인에게 보증금을 반환하여야 한다. `.repeat(60),
    effectiveDate: null,
    isDigest: false,
    source: { kind: 'LAW' as const, id: `article-${n}`, label: `주택임대차보호법 제${n}조` },
  })
  return testPorts({
    replace: {
      searchLaw: ({ first }) =>
        Promise.resolve(
          Array.from({ length: first }, (_, i) => ({
            articleId: `article-${i + 1}`,
            lawName: '주택임대차보호법',
            articleNumber: `제${i + 1}조`,
            title: `제목 ${i + 1}`,
            content: '',
            snippet: '임대인은 임차인에게 보증금을 반환하여야 한다. '.repeat(8),
            effectiveDate: null,
            sourceUrl: null,
            isDigest: false,
            score: 1,
            match: 9,
          })),
        ),
      consult: testConsultPorts(() => NOW, {
        readArticles: (ids) => Promise.resolve(ids.map((id) => article(Number(id.split('-')[1])))),
      }),
    },
  })
}
