import { withParticle } from '../../domain/language/josa.ts'
import type { Language } from '../../domain/run.ts'

/** What an answer by rules says beside its evidence. No figures in here: a figure needs a source. */
export const ANSWER_WORDS = {
  KO: {
    headings: {
      property: '추천 매물',
      market: '실거래 시세',
      legal: '관련 법령',
      loan: '대출 상품',
      checks: '법적으로 확인할 것',
      advice: '다음에 할 일',
    },
    calculation: '계산',
    assumptions: '이렇게 보고 찾았어요',
    /** By the assumption's name; another one is told as it is. */
    assumed: {
      '거래 유형': (value: string) => `거래 유형을 말하지 않아 ${value}로 봤어요.`,
      지역: (value: string) => `지역을 말하지 않아 ${value}에서 찾았어요.`,
      역세권: (value: string) => `역세권은 ${value}로 봤어요.`,
      '같은 이름의 지역': (value: string) => `같은 이름의 지역이 여러 곳이라 모두 찾았어요: ${value}`,
    } as Readonly<Record<string, (value: string) => string>>,
    remembered: {
      PROFILE: (name: string, value: string) =>
        `기억해 둔 ${withParticle(name, 'object')} 반영했어요: ${value}`,
      CONVERSATION: (name: string, value: string) => `앞선 대화에서 이어받았어요 — ${name}: ${value}`,
    },
    gaps: '알아 두세요',
    lawNote:
      '일반적인 법률 정보이며 구체적인 사건에 대한 법률 자문이 아니에요. 중요한 결정 전에는 전문가와 상담하세요.',
    digestNote: '조문의 뜻을 쉽게 풀어 쓴 요약이에요. 정확한 문구는 원문을 확인하세요.',
    loanNote: '금리와 한도는 심사 결과와 시점에 따라 달라져요. 신청 전에 금융회사에서 확인하세요.',
    foundListings: (found: string) => `${found}을 찾았어요.`,
    market: (subject: string, price: string, basis: string) =>
      `${subject}의 중위가격은 ${price}이에요 (${basis}).`,
    marketFew: (subject: string, volume: string, basis: string) =>
      `${subject} 거래는 ${volume} 신고되었어요 (${basis}).`,
    aspect: (subject: string, name: string, value: string, basis: string) =>
      `${subject}의 ${name}: ${value} (${basis}).`,
    most: (subject: string, name: string, value: string) =>
      `${withParticle(name, 'subject')} 가장 높은 곳은 ${subject}예요: ${value}.`,
    lawSays: (article: string, quote: string) => `${article}: ${quote}`,
    fraction: (fraction: string, percent: string) => `(${fraction} = ${percent})`,
    within: (asked: string, limit: string) =>
      `물어보신 ${asked}는 이 조문의 한도(${limit})를 넘지 않아요. 이 조문이 적용되는 경우인지 함께 확인하세요.`,
    beyond: (asked: string, limit: string) =>
      `물어보신 ${asked}는 이 조문의 한도(${limit})를 넘어요. 이 조문이 적용되는 경우인지 함께 확인하세요.`,
    loans: (best: string, rate: string) =>
      `알려 주신 내용으로 알아볼 수 있는 상품 가운데 최저 금리가 가장 낮은 것은 ‘${best}’이에요 (${rate}). 대상 조건이 맞는지 확인하세요.`,
    ownLoan: (product: string, rate: string) =>
      `말씀하신 조건의 사람을 위한 상품으로는 ‘${product}’이 있어요 (${rate}).`,
    namedLoan: (product: string, rate: string) => `‘${product}’의 금리는 ${rate}예요.`,
    loanList: '조건에 맞는 대출 상품을 모았어요.',
    nothing: '질문에 답할 자료를 찾지 못했어요. 없는 내용을 지어내지 않고 여기까지만 말씀드릴게요.',
    seeBelow: '아래 내용을 먼저 확인하세요.',
    askMore: '지역이나 거래 유형, 조건을 조금 더 알려 주시면 다시 찾아볼게요.',
    columns: {
      market: ['대상', '기간', '중위가격', '평균가격', '최저~최고', '거래량', '변동률'],
      loan: ['상품', '금융회사', '금리', '한도', '대상 조건'],
    },
    completed: (value: string) => `${value} 준공`,
    trust: (value: string) => `신뢰점수 ${value}`,
    agent: (value: string) => `중개: ${value}`,
    schools: (value: string) => `학교: ${value}`,
    exclusive: (value: string) => `전용 ${value}`,
    clarify: {
      general:
        '무엇을 도와드릴지 조금만 더 알려 주세요. 매물 찾기, 시세, 법률, 대출 가운데 어떤 것이 궁금하세요?',
      region: (region: string) =>
        `${region}에서 무엇을 도와드릴까요? 매물, 시세, 법률, 대출 가운데 골라 주세요.`,
      suggestions: '이렇게 물어보실 수 있어요.',
      examples: (region: string) => [
        `${region} 아파트 전세 시세 알려줘`,
        `${region} 역세권 아파트 매물 찾아줘`,
        '계약이 끝났는데 집주인이 보증금을 돌려주지 않아요',
        '전세자금대출 상품 비교해줘',
      ],
      region0: '마포구',
    },
    declined:
      '이 질문은 부동산과 관련이 없어 답해 드리기 어려워요. 저는 집을 구하고 계약하는 일을 돕는 도우미예요.',
    abilities: [
      '조건에 맞는 매물 찾기 (지역, 가격, 면적, 역세권 등)',
      '실거래 기준 시세와 추세',
      '임대차·매매 관련 법 조문 찾기',
      '주택 관련 대출 상품 비교',
    ],
    abilitiesLead: '제가 도울 수 있는 일이에요.',
  },
  EN: {
    headings: {
      property: 'Listings',
      market: 'Market prices',
      legal: 'Law',
      loan: 'Loans',
      checks: 'What to check by law',
      advice: 'What to do next',
    },
    calculation: 'Calculation',
    assumptions: 'How the question was read',
    assumed: {
      deal: (value: string) => `No kind of deal was named, so this was looked up: ${value}.`,
      region: (value: string) => `No region was named, so ${value} were searched.`,
      'near a station': (value: string) => `Near a station was read as ${value}.`,
      'regions of this name': (value: string) => `Several places have this name, all were searched: ${value}`,
    } as Readonly<Record<string, (value: string) => string>>,
    remembered: {
      PROFILE: (name: string, value: string) => `Remembered of you and used, ${name}: ${value}`,
      CONVERSATION: (name: string, value: string) => `Taken over from the conversation, ${name}: ${value}`,
    },
    gaps: 'Please note',
    lawNote:
      'This is general legal information, not advice on a case. Ask a professional before an important decision.',
    digestNote: 'A digest of the article in plain words; see the original for the exact wording.',
    loanNote: 'Rates and limits depend on the assessment and the day. Check with the lender before applying.',
    foundListings: (found: string) => `${found}.`,
    market: (subject: string, price: string, basis: string) =>
      `${subject}: the median price is ${price} (${basis}).`,
    marketFew: (subject: string, volume: string, basis: string) =>
      `${subject}: ${volume} were reported (${basis}).`,
    aspect: (subject: string, name: string, value: string, basis: string) =>
      `${subject}, ${name.toLowerCase()}: ${value} (${basis}).`,
    most: (subject: string, name: string, value: string) =>
      `Highest in ${name.toLowerCase()}: ${subject}, ${value}.`,
    lawSays: (article: string, quote: string) => `${article}: ${quote}`,
    fraction: (fraction: string, percent: string) => `(${fraction} = ${percent})`,
    within: (asked: string, limit: string) =>
      `The ${asked} you ask about is within the limit of this article (${limit}). Check that the article applies to your case.`,
    beyond: (asked: string, limit: string) =>
      `The ${asked} you ask about is beyond the limit of this article (${limit}). Check that the article applies to your case.`,
    loans: (best: string, rate: string) =>
      `Of the products found that are open to you by what you said, ${best} has the lowest rate (${rate}). Check its conditions.`,
    ownLoan: (product: string, rate: string) => `Meant for people like you: ${product} (${rate}).`,
    namedLoan: (product: string, rate: string) => `${product}: the rate is ${rate}.`,
    loanList: 'Loan products that fit the conditions.',
    nothing: 'No data were found that answer the question, and nothing is made up here.',
    seeBelow: 'See below what to check first.',
    askMore: 'Tell me a region, a kind of deal or more conditions and I will look again.',
    columns: {
      market: ['Subject', 'Window', 'Median', 'Average', 'Lowest to highest', 'Deals', 'Change'],
      loan: ['Product', 'Company', 'Rate', 'Limit', 'Conditions'],
    },
    completed: (value: string) => `completed ${value}`,
    trust: (value: string) => `trust score ${value}`,
    agent: (value: string) => `agent: ${value}`,
    schools: (value: string) => `schools: ${value}`,
    exclusive: (value: string) => value,
    clarify: {
      general: 'What can I help you with: listings, market prices, law or loans?',
      region: (region: string) =>
        `What would you like to know about ${region}: listings, market prices, law or loans?`,
      suggestions: 'You could ask, for example:',
      examples: (region: string) => [
        `What are jeonse prices of apartments in ${region}?`,
        `Find apartments for sale near a station in ${region}`,
        'My landlord does not return the deposit after the lease has ended',
        'Compare jeonse loans',
      ],
      region0: 'Mapo-gu',
    },
    declined:
      'This question is not about housing, so I cannot help with it. I assist with finding and contracting a home.',
    abilities: [
      'finding listings by region, price, area, station and more',
      'prices and trends from reported deals',
      'articles of law on leases and sales',
      'comparing housing loans',
    ],
    abilitiesLead: 'What I can do for you:',
  },
} as const satisfies Record<Language, Record<string, unknown>>
