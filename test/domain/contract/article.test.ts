import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ContractRiskType, ContractSubject } from '../../../src/domain/contract/contract.ts'
import { DETECTORS } from '../../../src/domain/contract/detectors.ts'
import { shared } from '../../support/shared.ts'

const FILES: Readonly<Record<string, string>> = {
  민법: '민법_법률.md',
  주택임대차보호법: '주택임대차보호법_법률.md',
  '상가건물 임대차보호법': '상가건물임대차보호법_법률.md',
  '공인중개사법 시행령': '공인중개사법_시행령.md',
}
/** Not among the statutes handed to the project. */
const ABSENT = new Set(['신탁법'])

/** What the cited article has to speak of, for the finding to rest on it; by type, then by what is let or sold. */
const SPEAKS_OF: Readonly<Record<ContractRiskType, Partial<Record<ContractSubject, RegExp>>>> = {
  UNILATERAL_TERMINATION: { LEASE_HOME: /2년 미만으로 정한/, LEASE_SHOP: /3기의 차임액에 달하는 때/ },
  DEPOSIT_RETURN_CONDITIONAL: {
    LEASE_HOME: /보증금을 반환받을 때까지/,
    LEASE_SHOP: /보증금을 돌려받을 때까지/,
  },
  RENEWAL_WAIVER: { LEASE_HOME: /계약갱신을 요구/, LEASE_SHOP: /10년을 초과하지/ },
  EXCESSIVE_INCREASE: { LEASE_HOME: /20분의 1/, LEASE_SHOP: /증액/ },
  REPAIR_BURDEN: { LEASE_HOME: /사용, 수익에 필요한 상태를 유지/ },
  REGISTRATION_FORBIDDEN: { LEASE_HOME: /주민등록/, LEASE_SHOP: /사업자등록/ },
  EXCESSIVE_PENALTY: { LEASE_HOME: /부당히 과다/, SALE: /부당히 과다/ },
  ENTRY_WITHOUT_CONSENT: { LEASE_HOME: /사용, 수익에 필요한 상태를 유지/ },
  EXCESSIVE_RESTORATION: { LEASE_HOME: /원상에 회복/ },
  SENIOR_DEBT: { LEASE_HOME: /후순위권리자/, LEASE_SHOP: /후순위권리자/, SALE: /권리를 이전/ },
  OWNER_MISMATCH: { LEASE_HOME: /대리권없는 자/, SALE: /대리권없는 자/ },
  TRUST_PROPERTY: {},
  TAX_ARREARS: { LEASE_HOME: /납세증명서/ },
  UNCLEAR_MAINTENANCE_FEE: { LEASE_HOME: /관리비 금액과 그 산출내역/, LEASE_SHOP: /관리비/ },
  TERM_DEFECT: { LEASE_HOME: /기간을 정하지 아니하거나/, LEASE_SHOP: /기간을 정하지 아니하거나/ },
  ESSENTIALS_MISSING: { LEASE_HOME: /차임을 지급할 것을 약정/, SALE: /대금을 지급할 것을 약정/ },
  STATUTORY_WAIVER: { LEASE_HOME: /불리한 것은/, LEASE_SHOP: /불리한 것은/, SALE: /담보책임을 면하는 특약/ },
  THIRD_PARTY_ACCOUNT: { LEASE_HOME: /변제받을 권한없는 자/, SALE: /변제받을 권한없는 자/ },
}

const readArticle = (lawName: string, articleNumber: string): string => {
  const path = shared(`data/statutes/${FILES[lawName] ?? ''}`)
  const text = path === undefined ? '' : readFileSync(path, 'utf8')
  const [, rest = ''] = text.split(`##### ${articleNumber} (`)
  return rest.split('\n##### ')[0] ?? ''
}

const CITED = DETECTORS.flatMap((detector) =>
  (['LEASE_HOME', 'LEASE_SHOP', 'SALE'] as const)
    .filter((subject) => detector.subjects?.includes(subject) ?? true)
    .map((subject) => ({ type: detector.type, subject, ...detector.article(subject) })),
)

describe.skipIf(shared('data/statutes/민법_법률.md') === undefined)('the articles that findings cite', () => {
  it.each(CITED)(
    '$type of $subject: $lawName $articleNumber stands in the statute and speaks of it',
    (cited) => {
      if (ABSENT.has(cited.lawName)) return
      expect(Object.keys(FILES)).toContain(cited.lawName)
      const content = readArticle(cited.lawName, cited.articleNumber)
      expect(content.length).toBeGreaterThan(20)
      expect(content).toMatch(SPEAKS_OF[cited.type][cited.subject] ?? /./)
    },
  )
})

describe('what a finding says', () => {
  it('names an article and suggests a wording in whole sentences', () => {
    for (const { suggestion, article, subjects } of DETECTORS) {
      expect(suggestion.ko).toMatch(/다\.$/)
      expect(suggestion.en).toMatch(/\.$/)
      expect(article(subjects?.[0] ?? 'LEASE_HOME').articleNumber).toMatch(/^제\d+조(?:의\d+)?$/)
    }
  })
})
