/** What is said to whoever talks and asks nothing of housing. */
export const TALK = {
  'talk.greet': '안녕하세요! 집을 구하고 계약하는 일을 돕는 홈즈냥즈예요. 무엇이 궁금하세요?',
  'talk.greetAgain': '안녕하세요, 또 뵙네요. 앞에서 나눈 이야기에 이어서 물어보셔도 돼요.',
  'talk.who': '저는 홈즈냥즈예요. 사람이 아니라, 집을 찾고 계약하고 보증금을 지키는 일을 돕는 AI 도우미예요.',
  'talk.able': '집을 구하고 계약하는 일이라면 이렇게 도와드려요.',
  'talk.ability.calculate': '취득세, 중개보수, 대출 한도, 보증금·월세 전환 같은 계산',
  'talk.ability.contract': '계약서의 위험한 조항 확인, 계약서와 내용증명 초안',
  'talk.try': '편하게 말하듯 물어보세요. 예를 들면:',
  'talk.thanks': '도움이 됐다니 다행이에요.',
  'talk.okay': '네, 좋아요.',
  'talk.bye': '네, 좋은 집 만나시길 바랄게요. 궁금한 게 생기면 언제든 다시 물어보세요.',
  'talk.next': '다음에는 이렇게 하시면 좋아요.',
  'talk.next.PROPERTY_SEARCH':
    '마음에 드는 집을 골라 “첫 번째 집 안전해?”라고 물어보시면 전세가율과 보증금 위험을 따져 드릴게요.',
  'talk.next.MARKET_INQUIRY': '예산을 알려 주시면 그 값에 나온 매물을 찾아 시세와 견줘 드릴게요.',
  'talk.next.LOAN_CONSULT': '계약금을 내기 전에 은행 두세 곳에서 같은 조건으로 한도와 금리를 확인하세요.',
  'talk.next.LEGAL_CONSULT':
    '날짜와 금액이 담긴 약속은 문자나 내용증명으로 남겨 두세요. 무료 법률 상담은 대한법률구조공단 132에서 받을 수 있어요.',
  'talk.next.RISK_ANALYSIS':
    '계약 전에 등기사항증명서를 떼어 소유자와 근저당을 보고, 보증기관에 반환보증이 되는지 확인하세요.',
  'talk.next.CONTRACT':
    '고칠 문구를 상대와 문자로 합의하고, 잔금을 치르는 날 등기사항증명서를 한 번 더 떼어 보세요.',
  'talk.afterCrisis':
    '여기까지 말해 주셔서 고마워요. 오늘은 전화 한 통이면 충분해요. **전세사기피해자지원센터 1533-8119**에 지금 상황을 그대로 말씀하세요. 다음에 무엇을 할지 순서대로 짚어 주고 심리 상담도 이어 줘요.',
  'talk.afterCrisis.papers':
    '계약서, 이체 내역, 주고받은 문자, 등기사항증명서를 한곳에 모아 두세요. 피해자 결정을 신청할 때 그대로 쓰여요.',
  'talk.afterCrisis.stay':
    '보증금을 받기 전에는 이사하거나 주소를 옮기지 마세요. 계약이 끝났다면 관할 법원에 임차권등기명령을 신청하고, 등기된 것을 확인한 뒤에 옮기세요.',
  'talk.afterCrisis.victim':
    '시·도에 전세사기피해자 결정을 신청하세요. 결정되면 경매를 미루고, 살던 집을 먼저 사거나 LH에 맡기고, 대출과 살 곳을 지원받을 길이 열려요.',
  'talk.afterCrisis.auction':
    '경매가 시작됐다는 우편을 받았다면 배당요구 종기 전에 법원에 배당요구를 해야 해요. 날짜를 적어 두세요.',
  'talk.afterCrisis.counsel': '무료 법률 상담은 대한법률구조공단 132에서 받을 수 있어요.',
  'talk.afterCrisis.line':
    '마음이 다시 무거워지면 시간에 상관없이 **109**에 전화하세요. 계약이 끝나는 날, 보증금, 경매가 시작됐는지를 알려 주시면 여기서도 함께 정리할게요.',
  'talk.kept': ({ things }: { things: string }) => `기억했어요: ${things}.`,
  'talk.kept.use': '앞으로 찾고 계산할 때 반영할게요. “뭐 기억하고 있어?”로 보고 “잊어 줘”로 지울 수 있어요.',
  'talk.noted':
    '이 대화에 적어 뒀어요. 다른 대화에서도 기억하는 것은 지역, 거래와 집의 종류, 예산, 면적, 가구, 소득, 보유 주택, 자금이에요.',
  'talk.known': '기억하고 있는 것은 이것뿐이에요.',
  'talk.known.one': ({ name, value }: { name: string; value: string }) => `${name}: ${value}`,
  'talk.known.searched': ({ name, value }: { name: string; value: string }) =>
    `${name}: ${value} (찾으신 조건)`,
  'talk.known.change': '바뀐 것은 다시 말씀해 주시고, 지우려면 “소득은 잊어 줘”, “다 잊어 줘”라고 하세요.',
  'talk.known.nothing':
    '기억하고 있는 것이 없어요. “무주택인 거 기억해 줘”처럼 말씀하시면 다음부터 반영할게요.',
  'talk.forgot': ({ things }: { things: string }) => `지웠어요: ${things}. 앞으로 쓰지 않을게요.`,
  'talk.forgot.left': ({ things }: { things: string }) => `아직 기억하고 있는 것: ${things}`,
  'talk.forgot.empty': '남아 있는 것은 없어요.',
  'talk.forgot.none': ({ things }: { things: string }) =>
    `잊을 것이 없어요. ${things}에 대해 기억해 둔 것이 없어요.`,
  'talk.forgot.which':
    '무엇을 잊을까요? 기억하고 있는 것은 아래와 같아요. “소득은 잊어 줘”나 “다 잊어 줘”처럼 말씀해 주세요.',
  'talk.soFar': '지금까지 나눈 이야기예요.',
  'talk.soFar.nothing': '아직 나눈 이야기가 없어요. 집을 구하고 계약하는 일이라면 무엇이든 물어보세요.',
  'talk.soFar.homes': ({ count }: { count: string }) => `매물 ${count}을 보여 드렸어요.`,
  'talk.soFar.ground': ({ names }: { names: string }) => `근거: ${names}`,
  'talk.soFar.person': ({ things }: { things: string }) => `알려 주신 것: ${things}`,
}
