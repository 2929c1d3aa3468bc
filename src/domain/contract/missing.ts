import type { Contract, Said } from './contract.ts'

interface Item extends Said {
  isThere: (contract: Contract, text: string) => boolean
}

const says =
  (expression: RegExp): Item['isThere'] =>
  (_, text) =>
    expression.test(text)

const LESSOR = /임대인|매도인|집주인|lessor|landlord/i
const LESSEE = /임차인|매수인|세입자|lessee|tenant/i

const PROPERTY: Item = {
  ko: '목적물의 표시(소재지·동·호수)',
  en: 'the property (address, building, unit)',
  isThere: ({ facts }) => facts.property !== null,
}
const BALANCE: Item = {
  ko: '잔금과 지급일',
  en: 'the balance and its day',
  isThere: ({ facts }) => facts.balance !== null,
}
const SIGNED: Item = {
  ko: '계약일',
  en: 'the day of the contract',
  isThere: says(/\d{4}\s{0,3}[.년-]\s{0,3}\d{1,2}|signed on/i),
}

const SALE: readonly Item[] = [
  PROPERTY,
  {
    ko: '매도인',
    en: 'the seller',
    isThere: ({ facts }, text) => facts.lessor !== null || LESSOR.test(text),
  },
  {
    ko: '매수인',
    en: 'the buyer',
    isThere: ({ facts }, text) => facts.lessee !== null || LESSEE.test(text),
  },
  { ko: '매매대금', en: 'the price', isThere: ({ facts }) => facts.salePrice !== null },
  BALANCE,
  SIGNED,
]

const LEASE: readonly Item[] = [
  PROPERTY,
  {
    ko: '임대인',
    en: 'the lessor',
    isThere: ({ facts }, text) => facts.lessor !== null || LESSOR.test(text),
  },
  {
    ko: '임차인',
    en: 'the lessee',
    isThere: ({ facts }, text) => facts.lessee !== null || LESSEE.test(text),
  },
  { ko: '보증금', en: 'the deposit', isThere: ({ facts }) => facts.deposit !== null },
  BALANCE,
  {
    ko: '임대차 기간',
    en: 'the term of the lease',
    isThere: ({ facts }) => facts.termStart !== null || facts.termMonths !== null,
  },
  SIGNED,
  {
    ko: '임대인의 납세 정보(국세·지방세) 확인',
    en: 'the lessor’s tax status (national and local taxes)',
    isThere: ({ subject }, text) => subject !== 'LEASE_HOME' || /세금|국세|지방세|납세|tax/i.test(text),
  },
  {
    ko: '선순위 권리(근저당·다른 임차인의 보증금) 확인',
    en: 'older rights (mortgages, other tenants’ deposits)',
    isThere: says(/근저당|융자|선순위|등기|mortgage|title/i),
  },
  {
    ko: '관리비의 금액과 내역',
    en: 'amount and items of the maintenance fee',
    isThere: says(/관리비|공용|유지|common charges|maintenance/i),
  },
]

/** What a whole contract should say, where it does not. */
export const listMissing = (contract: Contract): Said[] => {
  const text = contract.clauses.map((clause) => clause.text).join('\n')
  return (contract.subject === 'SALE' ? SALE : LEASE)
    .filter(({ isThere }) => !isThere(contract, text))
    .map(({ ko, en }) => ({ ko, en }))
}
