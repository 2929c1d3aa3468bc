import { buildPlaceIndex } from '../../src/domain/language/places.ts'
import type { LawHit } from '../../src/domain/law/search.ts'
import type { ListingHit } from '../../src/domain/listing.ts'
import type { LoanHit } from '../../src/domain/loan/search.ts'
import type { Region } from '../../src/domain/region.ts'

/** A small world that agents can be asked about: true region codes and law sentences, made-up homes and products. */
const region = (code: string, name: string, fullName: string, level: Region['level']): Region => ({
  code,
  name,
  fullName,
  level,
})

const REGIONS: Region[] = [
  region('1100000000', '서울특별시', '서울특별시', 'SIDO'),
  region('1168000000', '강남구', '서울특별시 강남구', 'SIGUNGU'),
  region('1168010100', '역삼동', '서울특별시 강남구 역삼동', 'DONG'),
  region('1168010700', '신사동', '서울특별시 강남구 신사동', 'DONG'),
  region('1138000000', '은평구', '서울특별시 은평구', 'SIGUNGU'),
  region('1138010900', '신사동', '서울특별시 은평구 신사동', 'DONG'),
  region('1144000000', '마포구', '서울특별시 마포구', 'SIGUNGU'),
  region('1144010100', '아현동', '서울특별시 마포구 아현동', 'DONG'),
  region('4100000000', '경기도', '경기도', 'SIDO'),
  region('4113500000', '분당구', '경기도 성남시 분당구', 'SIGUNGU'),
]
export const PLACES = buildPlaceIndex(REGIONS)

const STATIONS = ['역삼', '선릉', '강남', '한티'] as const

/** 14 apartments for sale in 강남구 from 4억 to 6억 6,000만원, and a few others. */
const gangnamSales = Array.from({ length: 14 }, (_, i): ListingHit => ({
  propertyId: `00000000-0000-7000-8000-00000000000${i.toString(16)}`,
  transactionId: `10000000-0000-7000-8000-00000000000${i.toString(16)}`,
  code: `P${i}`,
  name: `역삼하늘 ${i + 101}동`,
  propertyType: 'APARTMENT',
  regionCode: '1168010100',
  regionName: '강남구 역삼동',
  address: `역삼동 ${700 + i}`,
  transactionType: 'SALE',
  salePrice: 40_000 + 2000 * i,
  deposit: null,
  monthlyRent: null,
  exclusiveArea: 29.85 + 4 * i,
  floor: 3 + i,
  completionDate: `${2004 + i}0${1 + (i % 9)}`,
  totalHouseholds: 180 + 40 * i,
  tags: ['역세권'],
  trustScore: i === 3 ? null : 70 + i,
  nearby: {
    subwayLine: '2호선',
    subwayStation: STATIONS[i % STATIONS.length] ?? null,
    subwayDistance: 200 + 50 * i,
    subwayWalkingTime: 3 + i,
    elementarySchools: ['역삼초등학교'],
    middleSchools: [],
    highSchools: [],
  },
  agent: { agentName: '김하늘', companyName: '하늘공인중개사사무소', isDirectTrade: i === 5 },
  isFavorited: false,
  isDemo: false,
}))

const mapoJeonse: ListingHit = {
  ...(gangnamSales[0] as ListingHit),
  propertyId: '00000000-0000-7000-8000-0000000000f0',
  transactionId: '10000000-0000-7000-8000-0000000000f0',
  code: 'M0',
  name: '아현푸른마을',
  regionCode: '1144010100',
  regionName: '마포구 아현동',
  transactionType: 'JEONSE',
  salePrice: null,
  deposit: 53_000,
}
const mapoRent: ListingHit = {
  ...mapoJeonse,
  transactionId: '10000000-0000-7000-8000-0000000000f1',
  transactionType: 'RENT',
  deposit: 1000,
  monthlyRent: 65,
  agent: null,
}
export const LISTINGS: ListingHit[] = [...gangnamSales, mapoJeonse, mapoRent]

export interface Deal {
  regionCode: string
  propertyType: 'APARTMENT'
  transactionType: 'SALE' | 'JEONSE'
  month: string
  price: number
  area: number
}
const MONTHS = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'] as const
export const DEALS: Deal[] = MONTHS.flatMap((month, m) =>
  [0, 1, 2].flatMap((i): Deal[] => [
    {
      regionCode: '1144010100',
      propertyType: 'APARTMENT',
      transactionType: 'JEONSE',
      month,
      price: 50_000 + 900 * m + 1000 * i,
      area: 59.9,
    },
    {
      regionCode: '1144010100',
      propertyType: 'APARTMENT',
      transactionType: 'SALE',
      month,
      price: 90_000 + 1500 * m + 2000 * i,
      area: 59.9,
    },
    {
      regionCode: '1168010100',
      propertyType: 'APARTMENT',
      transactionType: 'SALE',
      month,
      price: 180_000 - 700 * m + 4000 * i,
      area: 84.9,
    },
  ]),
)

const article = (
  id: string,
  lawName: string,
  articleNumber: string,
  title: string,
  content: string,
): Omit<LawHit, 'score' | 'snippet'> => ({
  articleId: id,
  lawName,
  articleNumber,
  title,
  content,
  effectiveDate: '2023-07-19',
  sourceUrl: 'https://www.law.go.kr',
  isDigest: false,
})

export const ARTICLES = [
  article(
    '20000000-0000-7000-8000-000000000007',
    '주택임대차보호법',
    '제7조',
    '차임 등의 증감청구권',
    '① 당사자는 약정한 차임이나 보증금이 임차주택에 관한 조세, 공과금, 그 밖의 부담의 증감이나 경제사정의 변동으로 인하여 적절하지 아니하게 된 때에는 장래에 대하여 그 증감을 청구할 수 있다. 이 경우 증액청구는 임대차계약 또는 약정한 차임이나 보증금의 증액이 있은 후 1년 이내에는 하지 못한다.\n② 제1항에 따른 증액청구는 약정한 차임이나 보증금의 20분의 1의 금액을 초과하지 못한다. 다만, 특별시ㆍ광역시ㆍ특별자치시ㆍ도 및 특별자치도는 관할 구역 내의 지역별 임대차 시장 여건 등을 고려하여 본문의 범위에서 증액청구의 상한을 조례로 달리 정할 수 있다.',
  ),
  article(
    '20000000-0000-7000-8000-000000000033',
    '주택임대차보호법',
    '제3조의3',
    '임차권등기명령',
    '① 임대차가 끝난 후 보증금이 반환되지 아니한 경우 임차인은 임차주택의 소재지를 관할하는 지방법원ㆍ지방법원지원 또는 시ㆍ군 법원에 임차권등기명령을 신청할 수 있다.\n② 임차권등기명령의 신청서에는 다음 각 호의 사항을 적어야 하며, 신청의 이유와 임차권등기의 원인이 된 사실을 소명하여야 한다.\n1. 신청의 취지 및 이유\n2. 임대차의 목적인 주택',
  ),
  article(
    '20000000-0000-7000-8000-000000000063',
    '주택임대차보호법',
    '제6조의3',
    '계약갱신 요구 등',
    '① 제6조에도 불구하고 임대인은 임차인이 제6조제1항 전단의 기간 이내에 계약갱신을 요구할 경우 정당한 사유 없이 거절하지 못한다.\n② 임차인은 제1항에 따른 계약갱신요구권을 1회에 한하여 행사할 수 있다. 이 경우 갱신되는 임대차의 존속기간은 2년으로 본다.',
  ),
  article(
    '20000000-0000-7000-8000-000000000623',
    '민법',
    '제623조',
    '임대인의 의무',
    '임대인은 목적물을 임차인에게 인도하고 계약존속중 그 사용, 수익에 필요한 상태를 유지하게 할 의무를 부담한다.',
  ),
]

const loan = (n: number, change: Partial<LoanHit>): LoanHit => ({
  id: `30000000-0000-7000-8000-00000000000${n}`,
  code: `L${n}`,
  name: `하늘 전세대출 ${n}`,
  company: '하늘은행',
  category: 'JEONSE',
  rateType: '변동금리',
  repaymentType: '만기일시상환',
  minRate: 3 + n / 10,
  maxRate: 4.5 + n / 10,
  averageRate: null,
  limitText: '최대 2억 2천만원, 임차보증금의 80% 이내',
  eligibility: '무주택 세대주',
  disclosedMonth: '202610',
  isDemo: false,
  options: [],
  ...change,
})
export const LOANS: LoanHit[] = [
  loan(1, {}),
  loan(2, { company: '바다은행', limitText: '최대 5억원' }),
  loan(3, { minRate: null, maxRate: null, averageRate: null, limitText: null }),
  loan(4, { category: 'MORTGAGE', name: '하늘 주택담보대출' }),
]
