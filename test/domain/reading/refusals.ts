import { z } from 'zod'
import { propertyQuery } from '../../../src/domain/property.ts'

/** A sentence, what must be read of it, and what must be told as not applied; nothing else may be. */
const sentence = z.object({
  text: z.string().min(1),
  want: propertyQuery.partial(),
  told: z.array(z.string()),
})
type Written = z.input<typeof sentence>

const says = (text: string, want: Written['want'], ...told: string[]): Written => ({ text, want, told })

const upTo = (max: number) => ({ min: null, max })
const from = (min: number) => ({ min, max: null })
const [GANGNAM, MAPO, SEODAEMUN, SONGPA, NOWON, GWANAK] = [
  '1168000000',
  '1144000000',
  '1141000000',
  '1171000000',
  '1135000000',
  '1162000000',
]
const NOT_VILLA = { propertyTypes: [], not: { propertyTypes: ['VILLA'] } } satisfies Written['want']

/** What is refused is read as its opposite, or told; never as it was said. Read in November 2026. */
export const REFUSALS = z.array(sentence).parse([
  says('지은 지 30년 넘은 데는 제외하고 강남구 아파트 매매', {
    completionYear: from(1996),
    propertyTypes: ['APARTMENT'],
  }),
  says('20년 넘은 구축은 싫어요. 노원구 아파트 5억 이하', {
    completionYear: from(2006),
    salePrice: upTo(50_000),
  }),
  says('30년 이상 된 건 빼고 송파구 아파트 전세', {
    completionYear: from(1997),
    transactionTypes: ['JEONSE'],
  }),
  says('2000년 이전에 지어진 아파트는 제외하고 송파구 매매', {
    completionYear: from(2001),
    propertyTypes: [],
  }),
  says('준공 10년 이내는 빼고 마포구 빌라', { completionYear: upTo(2015), propertyTypes: ['VILLA'] }),
  says('30년 넘은 아파트는 패스, 노원구 5억 이하 매매', {
    completionYear: from(1996),
    salePrice: upTo(50_000),
  }),
  says('신축 말고 강남구 아파트', { completionYear: upTo(2020) }),
  says('빌라 말고 마포구 전세 3억 이하', { ...NOT_VILLA, deposit: upTo(30_000) }),
  says('마포구 전세 3억 이하, 빌라는 진짜 싫고요', { ...NOT_VILLA, regionCodes: [MAPO] }),
  says('빌라나 원룸은 사양할게요 마포구 월세', {
    propertyTypes: [],
    not: { propertyTypes: ['VILLA', 'ONEROOM'] },
  }),
  says('빌라 원룸 말고 아파트 강남구', { propertyTypes: ['APARTMENT'] }),
  says('저는 빌라에 살고 싶지 않아요. 마포구 전세', { ...NOT_VILLA }),
  says('빌라에 사는 건 싫고 강남구 아파트', { propertyTypes: ['APARTMENT'] }),
  says('월세 말고 마포구 빌라', {
    transactionTypes: [],
    not: { transactionTypes: ['RENT'] },
    propertyTypes: ['VILLA'],
  }),
  says('빌라 전세 말고 아파트 매매 송파구', { propertyTypes: ['APARTMENT'], transactionTypes: ['SALE'] }),
  says('마포 말고 서대문 아파트 전세', {
    regionCodes: [SEODAEMUN],
    not: { regionCodes: [MAPO] },
    transactionTypes: ['JEONSE'],
  }),
  says('마포구랑 강남구는 빼고 송파구 오피스텔', { regionCodes: [SONGPA], propertyTypes: ['OFFICETEL'] }),
  says('강남구 빌라는 싫고 마포구 빌라 전세', { regionCodes: [MAPO], propertyTypes: ['VILLA'] }),
  says('마포구는 빼고 아파트 전세 3억 이하', {
    regionCodes: [],
    not: { regionCodes: [MAPO] },
    deposit: upTo(30_000),
  }),
  says('마포구 빌라 4억 이하 1층 반지하 제외', {
    not: { floor: [{ min: 1, max: 1 }] },
    salePrice: upTo(40_000),
  }),
  says('마포구 아파트 5억 밑으로 매매, 1층은 절대 안됨', {
    not: { floor: [{ min: 1, max: 1 }] },
    salePrice: upTo(50_000),
  }),
  says('직거래 제외 마포구 원룸 월세', { directTrade: false, propertyTypes: ['ONEROOM'] }),
  says('관악구 원룸 월세 50 이하, 직거래는 걸러줘', { directTrade: false, monthlyRent: upTo(50) }),
  says('대단지 말고 강남구 아파트', { totalHouseholds: upTo(999) }),
  says('100세대 미만 단지는 걸러줘 송파구 아파트', { totalHouseholds: from(100) }),
  says('5억 넘는 건 빼고 강남구 아파트 매매', { salePrice: upTo(50_000) }),
  says('84㎡ 말고 59㎡ 아파트 강남구', {
    exclusiveArea: { min: 56.05, max: 61.95 },
    not: { exclusiveArea: [{ min: 79.8, max: 88.2 }] },
  }),
  says('역에서 걸어서 15분 넘는 데는 제외, 강남구 오피스텔', { subwayWalkingTime: upTo(15) }),
  says('1층 싫어요 강남구 아파트 전세', {
    regionCodes: [GANGNAM],
    not: { floor: [{ min: 1, max: 1 }] },
  }),
  says('마포구 아파트 전세 3억 이하 찾아줘 반지하는 싫어요', {
    deposit: upTo(30_000),
    regionCodes: [MAPO],
    floor: from(1),
  }),
  says(
    '30년 된 아파트 말고 노원구 아파트',
    { completionYear: null, regionCodes: [NOWON] },
    '30년 된 아파트 말고',
  ),
  says('역세권 아닌 데는 싫어요 강남구 아파트', { subwayWalkingTime: null }, '역세권 아닌 데는 싫어요'),
  says('빌라는 싫지 않아요 마포구 전세', { propertyTypes: [] }, '빌라는 싫지 않아요'),
  says('빌라 제외하지 마세요 마포구 전세', { propertyTypes: [] }, '빌라 제외하지 마세요'),
  says('no villas, Mapo-gu jeonse under 300 million won', {
    ...NOT_VILLA,
    deposit: upTo(30_000),
  }),
  says('Apartments in Gangnam-gu except homes older than 30 years', { completionYear: from(1996) }),
  says('Not in Mapo-gu, apartments in Seodaemun-gu please', { regionCodes: [SEODAEMUN] }),
  says('Officetel in Gwanak-gu without direct trade', { directTrade: false, regionCodes: [GWANAK] }),
  says('anything but a one-room in Gwanak-gu for rent', {
    propertyTypes: [],
    not: { propertyTypes: ['ONEROOM'] },
  }),
  says("I don't want a villa, jeonse in Mapo-gu", { ...NOT_VILLA }),
])

/** What belongs to the homes is theirs, whatever else is asked beside them. */
export const TWO_WISHES = z.array(sentence).parse([
  says('강남구 5억 미만 아파트 찾아주고 전세자금대출도 알려줘', {
    salePrice: upTo(49_999),
    regionCodes: [GANGNAM],
  }),
  says('강남구 5억 이하 아파트 매물이랑 전세자금대출 금리 알려줘', { salePrice: upTo(50_000) }),
  says('마포구 3억 이하 빌라 전세 보여주고 버팀목 대출 조건도 알려줘', {
    deposit: upTo(30_000),
    propertyTypes: ['VILLA'],
  }),
  says('송파구 아파트 10억 이하 매매 찾아줘. 그리고 취득세도 계산해줘', { salePrice: upTo(100_000) }),
  says('노원구 시세 알려주고 6억 이하 아파트 찾아줘', { salePrice: upTo(60_000), regionCodes: [NOWON] }),
  says('마포구 시세랑 강남구 아파트 5억 이하 찾아줘', { regionCodes: [GANGNAM], salePrice: upTo(50_000) }),
  says('노원구 아파트 전세 4억 이하로 찾아주고, 보증금 안전한지도 봐줘', { deposit: upTo(40_000) }),
  says('관악구 원룸 월세 50 이하 찾아주고 계약서도 써줘', { monthlyRent: upTo(50) }),
  says('송파구 아파트 7억 이하 매매 찾아주고 최근 시세 추이도 보여줘', { salePrice: upTo(70_000) }),
  says('Find apartments under 500 million won in Gangnam-gu and tell me about jeonse loans', {
    salePrice: upTo(50_000),
  }),
  says('송파구 오피스텔 월세 1000에 80 이하 찾아주고 계약할 때 주의할 점도 알려줘', {
    deposit: upTo(1000),
    monthlyRent: upTo(80),
  }),
  says('Show me villas in Mapo-gu under 300 million won and explain the risks of jeonse fraud', {
    salePrice: upTo(30_000),
    propertyTypes: ['VILLA'],
  }),
])
