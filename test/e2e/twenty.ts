/** What a listing has to satisfy; amounts in 만원, both ends included. */
export interface Wanted {
  regions: readonly RegExp[]
  types?: readonly string[]
  deals?: readonly string[]
  sale?: readonly [number, number]
  deposit?: readonly [number, number]
  rent?: readonly [number, number]
  area?: readonly [number, number]
  year?: readonly [number, number]
  walk?: number
  direction?: string
}

const ANY = Number.POSITIVE_INFINITY

/** Searches in other places, types and amounts than those of the specification, with what their listings must be. */
export const SEARCHES: readonly { question: string; wanted: Wanted; notUnderstood?: readonly string[] }[] = [
  {
    question: '부산 해운대구 오피스텔 월세 보증금 2000에 80 이하로 찾아줘',
    wanted: {
      regions: [/^26350/],
      types: ['OFFICETEL'],
      deals: ['RENT'],
      deposit: [0, 2_000],
      rent: [0, 80],
    },
  },
  {
    question: '대구 수성구 30평대 아파트 매매 8억 이하 보여줘',
    wanted: {
      regions: [/^27260/],
      types: ['APARTMENT'],
      deals: ['SALE'],
      sale: [0, 80_000],
      area: [69.4, 105.8],
    },
  },
  {
    question: '인천 연수구 송도동 아파트 전세 3억에서 5억 사이',
    wanted: {
      regions: [/^28185106/],
      types: ['APARTMENT'],
      deals: ['JEONSE'],
      deposit: [30_000, 50_000],
    },
  },
  {
    question: '대전 유성구 신축 아파트 매매 6억대',
    wanted: {
      regions: [/^30200/],
      types: ['APARTMENT'],
      deals: ['SALE'],
      sale: [60_000, 69_999],
      year: [new Date().getFullYear() - 6, ANY],
    },
  },
  {
    question: '광주 광산구 빌라 전세 1억 5천 이하',
    wanted: { regions: [/^29200/], types: ['VILLA'], deals: ['JEONSE'], deposit: [0, 15_000] },
  },
  {
    question: '수원 영통구 84㎡ 아파트 전세 역세권으로',
    wanted: { regions: [/^41117/], types: ['APARTMENT'], deals: ['JEONSE'], area: [79.7, 88.3], walk: 10 },
  },
  {
    question: '제주시 단독주택 매매 5억 이하',
    wanted: { regions: [/^50110/], types: ['HOUSE'], deals: ['SALE'], sale: [0, 50_000] },
  },
  {
    question: '노원구 남향 아파트 5억 이하 주차 2대 되는 곳',
    wanted: {
      regions: [/^11350/],
      types: ['APARTMENT'],
      deals: ['SALE'],
      sale: [0, 50_000],
      direction: '남향',
    },
    notUnderstood: ['주차 2대'],
  },
  {
    question: 'Find me a villa for jeonse in Eunpyeong-gu under 300 million won',
    wanted: { regions: [/^11380/], types: ['VILLA'], deals: ['JEONSE'], deposit: [0, 30_000] },
  },
]

/** Questions about prices, rules, sums and loans, with what a careful agent's answer cannot leave out. */
export const INQUIRIES: readonly { question: string; says: readonly RegExp[]; cites: RegExp }[] = [
  {
    question: '세종시 아파트 매매 시세 알려줘',
    says: [/세종특별자치시 아파트 매매/, /해제 거래 제외/],
    cites: /MarketStatistics/,
  },
  {
    question: '송파구 아파트 전세 최근 시세가 어때?',
    says: [/송파구 아파트 전세/],
    cites: /MarketStatistics/,
  },
  { question: '성남시 분당구 오피스텔 월세 시세', says: [/보증금을 뺀/], cites: /MarketStatistics/ },
  {
    question: '해운대구 아파트 매매가 얼마나 올랐어?',
    says: [/변동률: .*(?:상승|하락|보합)/],
    cites: /MarketStatistics/,
  },
  {
    question: '묵시적 갱신된 뒤에 나가려면 언제까지 말해야 해?',
    says: [/3개월/],
    cites: /주택임대차보호법 제6조의2/,
  },
  {
    question: '보증금 6천만원 월세 50만원을 전세로 바꾸면 얼마까지 가능해?',
    says: [/제7조의2/],
    cites: /주택임대차보호법 제7조의2/,
  },
  {
    question: '7억 아파트 매매 중개수수료 얼마야?',
    says: [/최대 280만원/, /0\.4%/],
    cites: /공인중개사법 제32조/,
  },
  {
    question: '9억 아파트 살 때 취득세 얼마야? 1주택자',
    // Whether the home replaces his own, and where it stands, is not said: each case has its sum.
    says: [/2,700만원/, /그 밖에는 2,970만원/, /조정대상지역/],
    // The demo laws are without the tax laws: no article of another law may stand in for them.
    // With no tax law held: the sum, the ruling on second homes that says it is unverified, and no article of another law.
    cites: /^CalculationSource(?:, Ruling)?$/,
  },
  {
    question: '연봉 6천만원 4억 아파트 살 때 대출 얼마나 돼?',
    // Where it lies is not said: every kind of place has its sum, with the income that is told; an own home was told of before.
    says: [/한도가 달라요/, /비수도권 2억 4,000만원/, /규제지역 0원/],
    cites: /LoanProduct/,
  },
  { question: '버팀목 전세대출 조건 알려줘', says: [/버팀목/], cites: /LoanProduct/ },
  {
    question: '마포구 오피스텔 시세 알려주고 월세 100 이하 매물도 찾아줘',
    says: [/마포구 오피스텔/, /매물/],
    cites: /MarketStatistics/,
  },
  {
    question: '분당 아파트 1년 새 얼마나 올랐어?',
    says: [/^[^\n]*12개월 변동률은 .*평당 중위가격이 .*\d{4}년 \d{1,2}월.*건\)에서/],
    cites: /MarketStatistics/,
  },
  {
    question: '마포랑 송파 아파트 중 어디가 더 올랐어?',
    says: [/^변동률이 가장 높은 곳은/],
    cites: /MarketStatistics, MarketStatistics/,
  },
  {
    question: '서초구 아파트 전세가율 얼마야',
    says: [/^[^\n]*전세가율: \d/],
    cites: /MarketStatistics/,
  },
  {
    question: '분당 아파트 84㎡ 전세 시세 얼마야?',
    says: [/^[^\n]*전용 79\.8~88\.2㎡ 전세의 중위가격/],
    cites: /MarketStatistics, MarketStatistics/,
  },
  {
    question: '디딤돌 대출 금리 얼마야?',
    says: [/^‘[^’]*내집마련 디딤돌대출[^’]*’의 금리는/],
    cites: /LoanProduct/,
  },
  {
    question: '3억 4% 30년 대출 한 달에 얼마야',
    says: [/^매달 1,432,246원/],
    cites: /CalculationSource/,
  },
  {
    question: '매매가 4억 빌라 전세 3.8억이면 이 집 전세 안전해?',
    says: [/95%/, /지역\(시·군·구나 동\)을 알려 주시면/],
    cites: /CalculationSource/,
  },
  {
    question: '보증금 1억 월세 50을 전세로 바꾸면?',
    says: [/^[^\n]*전세 2억 2,000만원과 같아요/],
    cites: /CalculationSource.*제7조의2/,
  },
  {
    question: '제3조 임차인은 어떠한 경우에도 보증금 반환을 청구할 수 없다.',
    says: [/^계약서를 검토했어요.*높음 1개/m],
    cites: /CalculationSource/,
  },
  {
    question: '대항력은 언제 생겨?',
    says: [/다음 날 0시부터/],
    cites: /^주택임대차보호법 제3조/,
  },
  {
    question: '양도세 비과세 요건이 뭐야?',
    says: [/「소득세법」/],
    cites: /^$/,
  },
]
