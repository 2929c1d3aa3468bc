import { inLanguages } from '../../../domain/languages.ts'
import type { RiskLevel } from '../../../domain/contract/contract.ts'
import { withParticle } from '../../../domain/language/josa.ts'
import type { Language } from '../../../domain/run.ts'

type Decide = (title: string, version: number, level: RiskLevel, suggestions: number) => string

const FOUND = inLanguages({
  KO: {
    LOW: '검토에서 불리한 조항은 찾지 못했어요.',
    MEDIUM: '검토에서 주의할 조항을 찾았어요.',
    HIGH: '검토에서 위험도가 높은 조항을 찾았어요.',
  },
  EN: {
    LOW: 'Its review found nothing that is against either side.',
    MEDIUM: 'Its review found clauses to be careful with.',
    HIGH: 'Its review found clauses of high risk.',
  },
} as const satisfies Record<Language, Record<RiskLevel, string>>)

/** How a contract that was written is put before its user. */
export const DECISION_WORDS = inLanguages({
  KO: {
    decide: (title, version, level, suggestions) =>
      [
        `${withParticle(title, 'object')} 썼어요${version > 1 ? ` (${version}판)` : ''}. ${FOUND.KO[level]}`,
        ...(suggestions > 0 ? [`특약을 고칠 문구 ${suggestions}개를 골라 받아들일 수 있어요.`] : []),
        '이대로 둘지, 고칠지, 버릴지 정해 주세요. 고치면 새 판을 쓰고, 당사자는 다시 묻지 않아요.',
      ].join(' '),
  },
  EN: {
    decide: (title, version, level, suggestions) =>
      [
        `The ${title} is written${version > 1 ? ` (version ${version})` : ''}. ${FOUND.EN[level]}`,
        ...(suggestions > 0 ? [`You can take over ${suggestions} other wordings of special terms.`] : []),
        'Keep it as it is, change it, or throw it away. A change makes a new version; the parties are not asked for again.',
      ].join(' '),
  },
} as const satisfies Record<Language, { decide: Decide }>)
