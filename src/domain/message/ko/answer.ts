import { withParticle } from '../../language/josa.ts'

/** What an answer says around its facts. No figures in here: a figure needs a source. */
export const ANSWER = {
  /** Words that are not ours to translate: a name, a title, what somebody said. */
  words: ({ text }: { text: string }) => text,
  'answer.heading.property': '추천 매물',
  'answer.heading.market': '실거래 시세',
  'answer.heading.legal': '관련 법령',
  'answer.heading.loan': '대출 상품',
  'answer.heading.conditions': '이럴 때는 달라요',
  'answer.heading.steps': '지금 할 일',
  'answer.heading.eachHome': '집마다 따져 본 결과',
  'answer.heading.checks': '법적으로 확인할 것',
  'answer.heading.advice': '다음에 할 일',
  'answer.heading.assumptions': '이렇게 보고 찾았어요',
  'answer.heading.gaps': '알아 두세요',
  'answer.notHeld': ({ names, places }: { names: string; places: string }) =>
    `${names} 단지의 매물과 실거래는 자료에 없어요. 그 단지가 있는 ${places}에서 찾았어요.`,
  'answer.notHeldAnywhere': ({ names }: { names: string }) =>
    `${names} 단지의 매물과 실거래는 자료에 없어요. 어느 동네인지 알려 주시면 그 주변에서 찾아볼게요.`,
  'answer.unapplied': ({ parts }: { parts: string }) => `${parts} 조건은 적용하지 못했어요.`,
  'answer.unread': ({ parts }: { parts: string }) =>
    `${parts}: 무엇을 뜻하는지 몰라 계산에 넣지 않았어요. 무엇인지 알려 주시면 다시 계산할게요.`,
  'answer.remembered.PROFILE': ({ name, value }: { name: string; value: string }) =>
    `기억해 둔 ${withParticle(name, 'object')} 반영했어요: ${value}`,
  'answer.remembered.CONVERSATION': ({ name, value }: { name: string; value: string }) =>
    `앞선 대화에서 이어받았어요 — ${name}: ${value}`,
  'answer.assumed': ({ name, value }: { name: string; value: string }) => `${name}: ${value}`,
  'answer.assumed.deal': ({ value }: { value: string }) => `거래 유형을 말하지 않아 ${value}로 봤어요.`,
  'answer.assumed.everywhere': ({ value }: { value: string }) => `지역을 말하지 않아 ${value}에서 찾았어요.`,
  'answer.assumed.near': ({ value }: { value: string }) => `역세권은 ${value}로 봤어요.`,
  'answer.assumed.renamed': ({ value }: { value: string }) => `지금의 행정구역으로 찾았어요: ${value}`,
  'answer.assumed.several': ({ value }: { value: string }) =>
    `같은 이름의 지역이 여러 곳이라 모두 찾았어요: ${value}`,
  'answer.nothing': '질문에 답할 자료를 찾지 못했어요. 없는 내용을 지어내지 않고 여기까지만 말씀드릴게요.',
  'answer.seeBelow': '아래 내용을 먼저 확인하세요.',
  'answer.askMore': '지역이나 거래 유형, 조건을 조금 더 알려 주시면 다시 찾아볼게요.',
  'answer.clarify':
    '무엇을 도와드릴지 조금만 더 알려 주세요. 매물 찾기, 시세, 법률, 대출 가운데 어떤 것이 궁금하세요?',
  'answer.clarifyAt': ({ region }: { region: string }) =>
    `${region}에서 무엇을 도와드릴까요? 매물, 시세, 법률, 대출 가운데 골라 주세요.`,
  'answer.suggestions': '이렇게 물어보실 수 있어요.',
  'answer.suggest.market': ({ region }: { region: string }) => `${region} 아파트 전세 시세 알려줘`,
  'answer.suggest.property': ({ region }: { region: string }) => `${region} 역세권 아파트 매물 찾아줘`,
  'answer.suggest.legal': '계약이 끝났는데 집주인이 보증금을 돌려주지 않아요',
  'answer.suggest.loan': '전세자금대출 상품 비교해줘',
  'answer.declined':
    '이 질문은 부동산과 관련이 없어 답해 드리기 어려워요. 저는 집을 구하고 계약하는 일을 돕는 도우미예요.',
  'answer.abilities': '제가 도울 수 있는 일이에요.',
  'answer.ability.property': '조건에 맞는 매물 찾기 (지역, 가격, 면적, 역세권 등)',
  'answer.ability.market': '실거래 기준 시세와 추세',
  'answer.ability.legal': '임대차·매매 관련 법 조문 찾기',
  'answer.ability.loan': '주택 관련 대출 상품 비교',
  'answer.demo': ({ kinds }: { kinds: string }) =>
    `이 답의 ${kinds} 자료는 시연용으로 꾸며 낸 것이에요. 실제 집이나 가격, 상품이 아니니 판단이나 계약의 근거로 쓰지 마세요.`,
  'answer.demoTitle': '예시 데이터',

  'calculation.given': '계산에 넣은 값',
  'calculation.assumed': '가정',
  'calculation.rule': '적용한 규칙',

  'law.titled': ({ article, title }: { article: string; title: string }) => `${article} (${title})`,
  'law.isDigest': ({ article }: { article: string }) => `${article}: 조문을 쉽게 풀어 쓴 요약`,
  'law.effective': ({ article, date }: { article: string; date: string }) => `${article} 시행일: ${date}`,
  'law.quote': ({ quote }: { quote: string }) => `“${quote}”`,
  'law.quoteOf': ({ paragraph, quote }: { paragraph: string; quote: string }) =>
    `제${paragraph}항 “${quote}”`,
  // For readers of English alone, who cannot read the statute.
  'law.digest': (() => '') as (values: { digest: string }) => string,
  'law.quoteInShort': ({ quote }: { quote: string; digest: string }) => `“${quote}”`,
  'law.quoteOfInShort': ({ paragraph, quote }: { paragraph: string; quote: string; digest: string }) =>
    `제${paragraph}항 “${quote}”`,
  'law.says': ({ article }: { article: string }) => `${article}:`,
  'law.accordingTo': ({ article }: { article: string }) => `${article}에 따르면`,
  'law.share': ({ written, share }: { written: string; share: string }) => `(${written} = ${share})`,
  'law.within': ({ asked, limit }: { asked: string; limit: string }) =>
    `물어보신 ${asked}는 이 조문의 한도(${limit})를 넘지 않아요. 이 조문이 적용되는 경우인지 함께 확인하세요.`,
  'law.beyond': ({ asked, limit }: { asked: string; limit: string }) =>
    `물어보신 ${asked}는 이 조문의 한도(${limit})를 넘어요. 이 조문이 적용되는 경우인지 함께 확인하세요.`,
  'law.sources': '근거',
  'law.also': '함께 보세요',
  'law.figures': ({ figures }: { figures: string }) => `숫자로 정리하면: ${figures}`,
  'law.profile': ({ profile }: { profile: string }) =>
    `알려 주신 상황(${profile})이 조문의 요건에 맞는지 함께 확인하세요.`,
  'law.note':
    '일반적인 법률 정보이며 구체적인 사건에 대한 법률 자문이 아니에요. 중요한 결정 전에는 전문가와 상담하세요.',
  'law.digestNote': '(조문의 뜻을 쉽게 풀어 쓴 요약이에요. 정확한 문구는 원문을 확인하세요.)',
}
