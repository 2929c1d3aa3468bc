import type { Complexity } from '../../../domain/consult.ts'
import { OFFLINE, streamOffline } from '../../reasoner/offline/usage.ts'
import { judgeByRules } from '../judge.ts'
import type { ConsultReasoner } from '../reasoner.ts'
import { contentWords } from '../words.ts'
import { composeConsult } from '../compose.ts'

const GREETING =
  /^(?:안녕(?:하세요|하십니까)?|반가(?:워요?|습니다)|하이|헬로우?|고마워요?|고맙습니다|감사(?:합니다|해요)|수고하세요|잘\s?가|hi|hello|hey|thanks?(?: you)?|good (?:morning|afternoon|evening))[\s!.~^ㅎㅋ?]*$/i
const CLAUSE = /[?？]|(?:고요|그리고|또|아니면|또는|만약|하지만|그런데|and|or|but)(?=\s)/gi

/** How much a question asks: its length, and the questions in it. */
export const complexityOf = (query: string): Complexity => {
  const text = query.trim()
  if (GREETING.test(text)) return 'GREETING'
  const clauses = [...text.matchAll(CLAUSE)].length
  // English takes more letters to say the same.
  const length = /[가-힣]/.test(text) ? text.length : text.length / 1.8
  if (length > 140 || clauses > 3) return 'COMPLEX'
  return length > 45 || clauses > 1 ? 'MODERATE' : 'SIMPLE'
}

/** Decides and writes by rules alone: no network, and the same question has the same answer. */
export const offlineConsult: ConsultReasoner = {
  // Whether it is about the subject shows in what is found: rules misread too many questions as being about something else.
  async classifyQuestion(_domain, { query }) {
    const complexity = complexityOf(query)
    return { ...OFFLINE, value: { complexity, needsRetrieval: complexity !== 'GREETING', inDomain: true } }
  },
  async extractSlots(domain, { query }) {
    return { ...OFFLINE, value: await domain.readSlots(query) }
  },
  writeAnswer: (domain, input, { signal }) => streamOffline(composeConsult(domain, input), signal),
  judgeAnswer: async (_domain, input) => ({ ...OFFLINE, value: judgeByRules(input) }),
  // The profile and what was missing, in front of the words that carry the question.
  async rewriteQuery(_domain, { query, profile, missingInfo, earlier }) {
    const words = [...contentWords(missingInfo.join(' ')), ...contentWords(query), ...contentWords(profile)]
    const next = [...new Set(words)].join(' ')
    return {
      ...OFFLINE,
      value: next === '' || earlier.includes(next) ? `${query} ${missingInfo.join(' ')}`.trim() : next,
    }
  },
  answerDirectly: (domain, { language }, { signal }) =>
    streamOffline([`${domain.words[language].withoutSources}\n`], signal),
}
