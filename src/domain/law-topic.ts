/** A subject that people ask about by its name, the article that governs it, and what of the article settles it. */
export interface LawTopic {
  asks: RegExp
  lawName: string
  articleNumber: string
  /** The words of the sentence that is to be quoted, as the statute has them. */
  about: string
  /** What the sentence or its item must hold, where others share all those words. */
  quote?: RegExp
}

const HOME_LEASE = '주택임대차보호법'
const CIVIL = '민법'
const REPORTING = '부동산 거래신고 등에 관한 법률'

/** The narrower subject before the wider one: what it says first is what was asked. */
const TOPICS: readonly LawTopic[] = [
  {
    asks: /(?:갱신|재계약|연장)[^?]{0,40}(?:거절|거부|들어와\s?(?:살|산|거주)|실\s?거주|직접\s?(?:살|거주|들어))|실\s?거주[^?]{0,20}(?:거절|갱신|나가|이유|핑계)|landlord[^?]{0,40}(?:move in|live (?:in|there))/i,
    lawName: HOME_LEASE,
    articleNumber: '제6조의3',
    about:
      '임대인이 목적 주택에 실제 거주하려는 경우 갱신 거절 정당한 사유 없이 제3자에게 임대한 경우 손해를 배상',
    quote: /실제 거주하려는|제8호의 사유로/,
  },
  {
    asks: /갱신\s?(?:청구|요구)|right (?:of|to) renew/i,
    lawName: HOME_LEASE,
    articleNumber: '제6조의3',
    about: '임차인이 계약갱신을 요구할 경우 정당한 사유 없이 거절하지 못한다 1회에 한하여 행사',
  },
  {
    asks: /(?:묵시적?\s?갱신|자동\s?(?:연장|갱신))[^?]{0,30}(?:나가|나갈|해지|이사|끝내|통보|언제든)/,
    lawName: HOME_LEASE,
    articleNumber: '제6조의2',
    about: '계약이 갱신된 경우 임차인은 언제든지 계약해지를 통지할 수 있다 3개월이 지나면 효력이 발생',
  },
  {
    asks: /묵시적?\s?갱신|자동\s?(?:연장|갱신)|tacit renewal|renewed? automatically/i,
    lawName: HOME_LEASE,
    articleNumber: '제6조',
    about:
      '임대차기간이 끝나기 6개월 전부터 2개월 전까지 갱신거절의 통지를 하지 아니하면 전 임대차와 동일한 조건으로 다시 임대차한 것으로 본다',
  },
  {
    asks: /임차권\s?등기|(?:이사|나가|만기|끝났|끝난|종료)[^?]{0,30}(?:보증금|전세금)[^?]{0,16}(?:못|안\s)|(?:보증금|전세금)(?:을|를)?\s?(?:못|안)\s?(?:돌려\s?)?(?:받|주|줘|준)|not return(?:ing|ed)? (?:my |the )?deposit|deposit (?:is )?not returned/i,
    lawName: HOME_LEASE,
    articleNumber: '제3조의3',
    about:
      '임대차가 끝난 후 보증금이 반환되지 아니한 경우 임차인은 임차주택의 소재지를 관할하는 지방법원 임차권등기명령을 신청할 수 있다',
  },
  {
    asks: /집주인(?:이|은)?\s?(?:바뀌|바뀐|바뀔)|(?:집|주택)(?:을|이)?\s?팔[^?]{0,24}(?:세입자|임차인|전세|계약|승계)|(?:landlord|owner)[^?]{0,20}(?:sells|sold|is selling)|new (?:owner|landlord)/i,
    lawName: HOME_LEASE,
    articleNumber: '제3조',
    about: '임차주택의 양수인은 임대인의 지위를 승계한 것으로 본다',
  },
  {
    asks: /대항력|전입\s?신고(?![^?]{0,30}(?:과태료|며칠|벌금|기한))|moving[- ]in report|opposing power/i,
    lawName: HOME_LEASE,
    articleNumber: '제3조',
    about:
      '임대차는 등기가 없는 경우에도 주택의 인도와 주민등록을 마친 때에는 그 다음 날부터 제삼자에 대하여 효력이 생긴다',
  },
  {
    asks: /확정\s?일자|(?<!최)우선\s?변제권|fixed date/i,
    lawName: HOME_LEASE,
    articleNumber: '제3조의2',
    about:
      '대항요건과 임대차계약증서상의 확정일자를 갖춘 임차인은 경매 공매 후순위권리자 그 밖의 채권자보다 우선하여 보증금을 변제받을 권리가 있다',
  },
  {
    asks: /(?:월세|보증금|전세금|전셋값|임대료|차임)[^?]{0,16}(?:인상|올리|올려|올릴|증액)|(?:raise|increase) (?:the |my )?(?:rent|deposit)|(?:rent|deposit) (?:increase|raise)/i,
    lawName: HOME_LEASE,
    articleNumber: '제7조',
    about: '증액청구는 약정한 차임이나 보증금의 20분의 1의 금액을 초과하지 못한다 1년 이내에는 하지 못한다',
  },
  {
    asks: /(?:전월세|임대차)\s?(?:계약\s?)?신고[^?]{0,24}(?:안|과태료|벌금|늦|빠뜨)|(?:과태료|벌금)[^?]{0,20}(?:전월세|임대차)\s?(?:계약\s?)?신고/,
    lawName: REPORTING,
    articleNumber: '제28조',
    about: '제6조의2 주택 임대차 계약 신고를 하지 아니하거나 거짓으로 신고한 자 100만원 이하의 과태료',
    quote: /제6조의2/,
  },
  {
    asks: /(?:전월세|임대차)\s?(?:계약\s?)?신고/,
    lawName: REPORTING,
    articleNumber: '제6조의2',
    about: '보증금 또는 차임 임대차 계약의 체결일부터 30일 이내에 공동으로 신고하여야 한다',
  },
  {
    asks: /(?:월세|차임|방세|임대료)[^?]{0,14}(?:밀리|밀려|밀린|밀렸|연체|못\s?내|안\s?내)|(?:behind on|miss(?:ed)?|overdue)[^?]{0,12}rent/i,
    lawName: CIVIL,
    articleNumber: '제640조',
    about: '임차인의 차임연체액이 2기의 차임액에 달하는 때에는 임대인은 계약을 해지할 수 있다',
  },
  {
    asks: /(?:수리|고장|누수|물이?\s?새|보일러|곰팡이)[^?]{0,24}(?:누가|집주인|임대인|주인|비용|부담|해\s?줘|의무|책임)|(?:집주인|임대인)[^?]{0,16}(?:수리|고쳐|고치)|who (?:pays|is responsible)[^?]{0,20}repair/i,
    lawName: CIVIL,
    articleNumber: '제623조',
    about: '임대인은 계약존속중 그 사용, 수익에 필요한 상태를 유지하게 할 의무를 부담한다',
  },
  {
    asks: /계약금[^?]{0,30}(?:파기|해제|포기|배액|취소|변심|무르)|(?:파기|해제|취소)[^?]{0,20}계약금|earnest money|down payment[^?]{0,20}(?:back|forfeit)/i,
    lawName: CIVIL,
    articleNumber: '제565조',
    about: '교부자는 이를 포기하고 수령자는 그 배액을 상환하여 매매계약을 해제할 수 있다',
  },
  {
    asks: /1년\s?(?:짜리\s?)?(?:계약|만\s?살)|계약\s?기간[^?]{0,12}(?:1년|2년\s?(?:미만|보장))|2년\s?(?:살\s?권리|보장)|one[- ]year lease/i,
    lawName: HOME_LEASE,
    articleNumber: '제4조',
    about: '기간을 정하지 아니하거나 2년 미만으로 정한 임대차는 그 기간을 2년으로 본다',
  },
]

/** Leases of shops have a law of their own. */
const OF_SHOP = /상가|점포|가게|사무실|권리금|\b(?:shop|store|office)\b/i
const MOST = 2

/** The subjects that a question names, the first of them first. */
export const readLawTopics = (question: string): LawTopic[] => {
  if (OF_SHOP.test(question)) return []
  const asked = TOPICS.filter(({ asks }) => asks.test(question))
  // One article is told once, by its narrower subject.
  return asked
    .filter(
      ({ lawName, articleNumber }, index) =>
        asked.findIndex((it) => it.lawName === lawName && it.articleNumber === articleNumber) === index,
    )
    .slice(0, MOST)
}
