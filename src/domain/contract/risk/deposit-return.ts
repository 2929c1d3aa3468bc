import { article } from '../contract.ts'
import type { Detector } from '../rule.ts'
import { AFTERWARDS, COUNT, DEPOSIT, ENDED, LESSOR, VOIDED, reads } from '../vocabulary.ts'

const RETURNED =
  '(?:반환|돌려|내어(?:준|줄|주)|내준|내줄|내주|지급(?!하는즉시|하면)|환급|빼(?:드|준|줄|서드)|드릴|드린|드려|돌아|갚|되돌|받(?:는다|을수|기로|아가|아갈)|치른|치르기|건네|보내|넣어|부쳐|부친|송금|입금하|이체)'
const NEXT =
  '(?:(?:새|새로운|다음|후속|후임|신규|뒤이어|뒤에|뒤따라|뒷|이어서|차기|다른|새로)(?:로|에|올|들어올|들어오는|들어오실|입주할|오는|오실|입주하는|계약하는|살|사실|쓸|쓰실|이|번|계약)*(?:임차|임대차|세입자|입주|들어|사람|분|세대|전세|계약자|계약금|손님|올이|타자|학생|주인|이가)|방이(?:나가|빠지)|집이(?:나가|빠지)|점포가나가|후임이|뒷사람)'
const ARRIVED =
  '(?:한뒤|한후|된뒤|된후|오면|오신|오셔|온뒤|온후|들어오|들어온|들어와|구해|구하|정해|나타나|맞춰|맞추어|치르|내는|낸|받는|받은|받아|받으면|입주(?:하|한|와|시|후|때)|나가면|나가야|나갈때|빠지|계약(?:되|이|한|을|하)|지급하는|지급한|지불|잔금|생기|내면|주면|넣으면|오기|성사|체결|입금|이루어|맺|때까지|않으면|못하면|없으면|확보)'
const NO_MATTER =
  '(?:상관(?:없|하지)|든말든|든아니든|관계(?:없|하지)|무관|있든없든|없(?:어도|더라도|다고|다는)|있건없건|여부|이유로(?!.{0,10}(?:미룰|늦출)수있)|핑계|구애|불문|않더라도|않았더라도|못했더라도|않아도(?:보증금)?(?:을)?(?:반환|돌려)|기다리지|기다리게하지|들어오지않았|구해지지않았|구하지못하(?:였|더라도|여도)|별개)'
const EARLY =
  '(?:기간(?:중|도중|만료전|이끝나기전)|중도|만료전|만기전|도중에|기간을채우지|임차인의사정|개인사정|먼저나가)'
const PROMPT = '(?:즉시|당일|같은날|바로|그자리|동시에)'

/** What the lessor waits for: money from somewhere else, in whatever order it is said. */
const SOURCE =
  '(?:매도|매각|팔리|팔려|팔린|팔고|팔아|처분|매매대금|매각대금|경매|분양|대출(?:이|을|금)|융자|후속|신규|차기|대체|다음|새(?=임|세|전|보|입|계|로)|새로운|뒤이|뒷|자금|여윳돈|여유|목돈|형편|사정|재원|현금|돈이|시세|전셋값|전세가|잔금을받|적금|상속|보험금|수입)'
const DEPENDS =
  '(?:조건|전제|한하여|한해서|한도|범위(?:에서|안|내)|연동|맞추|맞춰|확정된|확보|마련|수령|들어온|들어와|들어오|입금|도래|생기|되는대로|되는날|나아|풀리|허락|따라|성립|이루어진|체결|성사|구해|구하|정해지|채워|찬|모이|모아|회수|처리)'
const HOLDS_BACK =
  '(?:책임(?:을|이)?(?:지지|없)|(?:돌려|내|반환|지급|내어)(?:주)?(?:하)?지(?:않|아니|못)|거절할수|거부할수|유보할수|보류할수|기다|미루|미룰|늦추|늦출|나누어|나눠|분할|차례|순차|회로)'

export const depositReturn: Detector = {
  type: 'DEPOSIT_RETURN_CONDITIONAL',
  subjects: ['LEASE_HOME', 'LEASE_SHOP'],
  rules: [
    {
      all: [
        reads`${NEXT}.{0,30}${ARRIVED}`,
        reads`${DEPOSIT}|만원(?:은|을|도)`,
        reads`${RETURNED}|미룰|미루|늦출|늦추|연기|유예|보류`,
      ],
      none: [reads`${NO_MATTER}`, reads`${EARLY}`, reads`중개보수|복비|근저당|담보`],
      severity: 'HIGH',
      reason: '다음 임차인이 들어와야 보증금을 돌려준다고 하여 임차인이 기약 없이 기다릴 수 있습니다.',
    },
    {
      all: [
        reads`(?:팔리|팔려|팔고|팔아|팔린|매각|매매|처분|대출|융자|자금(?:이|을|사정)|형편|여유|여력|돈이(?:생기|마련|되|모)|사정(?:이|에|을)(?:허락|되|나아|따라|보아)|주인(?:한테|에게|께)(?:서)?(?:.{0,8})받|소유자(?:에게|로부터)|다른집|적금|경매|여건|융통|빚).{0,40}(?:때|뒤|후|면|대로|까지|야|다음|따라|나서|봐서|보아).{0,25}${RETURNED}`,
        reads`${DEPOSIT}`,
      ],
      none: [
        reads`${NO_MATTER}|전세(?:자금)?대출|은행(?:에|으로)|주인(?:이)?바뀌|소유자(?:가)?바뀌|등기부|설정|무효|계약금|확인|말소|납부|잔금`,
      ],
      severity: 'HIGH',
      reason: '보증금 반환을 임대인의 자금 사정에 걸어 두어 계약이 끝나도 돌려받지 못할 수 있습니다.',
    },
    {
      all: [
        reads`(?:(?:집|방|점포|물건)(?:을|이|가)?(?:내놓|나가|빠지|계약되|거래되)|새계약|다음계약|새로세|세를(?:들이|놓|내놓)|세가(?:나가|들)|다시세|계약(?:이|을)?(?:성사|이루어|맺|체결)|그돈으로|그걸로|그보증금으로|받은돈으로|들어온돈|들어오는돈).{0,40}${RETURNED}`,
        reads`${DEPOSIT}`,
      ],
      none: [reads`${NO_MATTER}|${EARLY}`, /나가든|안나가|나가지않|든말든|계약금|잔금|무효/],
      severity: 'HIGH',
      reason:
        '다음 임차인과의 계약이 이루어져야 보증금을 돌려준다고 하여 임차인이 기약 없이 기다릴 수 있습니다.',
    },
    {
      all: [
        reads`(?:만료|종료|만기|끝난|끝나|퇴거|퇴실|나간|나가|나와|이사|명도|비운|비우고|인도|반납|계약해지|떠난)(?:가|를|을|이|한|하고|된|되고|된날|일|날|날짜|신|시|고)*(?:로부터|부터|에서|뒤|후|은|서)?.{0,6}${COUNT}(?:일|주|주일|개월|달|년|분기)(?:이내|안|내|뒤|후|이지나|이지난|가지난|지나|이후|까지|에걸쳐|동안|간|쯤|정도|이경과|이되는|째).{0,35}${RETURNED}`,
        reads`${DEPOSIT}|만원`,
      ],
      none: [
        /(?:1|2|3|하루|이틀|사흘|일|이|삼|한|두)일(?:이내|안|내|뒤|후)/,
        reads`${EARLY}|전까지(?:알|통|말)|넘기지|관리비정산|이자`,
        /최대한빨리/,
      ],
      severity: 'HIGH',
      reason: '보증금은 집을 비우는 것과 동시에 돌려줄 돈인데 그 뒤로 미룹니다.',
    },
    {
      all: [
        reads`${DEPOSIT}.{0,60}(?:나누어|나눠|분할|할부|차례로|회에걸쳐|번에걸쳐|조금씩|달에걸쳐|매달|다달이).{0,25}${RETURNED}`,
      ],
      none: [reads`계약금|중도금|${NO_MATTER}|임차인(?:은|이).{0,25}지급|월세|차임`],
      severity: 'HIGH',
      reason: '계약이 끝난 뒤 보증금을 나누어 돌려준다고 하여 반환을 늦춥니다.',
    },
    {
      all: [
        reads`${LESSOR}(?:이|은|가|측이|의|께서).{0,20}(?:정하는|정한|판단|적절|적당|산정|알아서|임의로|인정하는|계산한|매긴|제시|부르는|재량|책정|생각).{0,40}(?:빼|공제|제하|뺀|제한|차감|감하|깎|떼)`,
        reads`${DEPOSIT}|${RETURNED}`,
      ],
      none: [/청소|원상|복구|도배|영수증|견적|증빙/],
      severity: 'HIGH',
      reason: '미납 차임·공과금과 증명된 손해가 아닌 것을 임대인 마음대로 보증금에서 빼게 합니다.',
    },
    {
      all: [
        reads`${DEPOSIT}.{0,25}(?:\d{1,2}(?:%|퍼센트|프로|할)|[일이삼]할|일부|일정액|일정금액|100분의\d+|10분의[1-9]).{0,25}(?:공제|빼고|빼어|제하|제한|차감|떼고|떼어|돌려주지)`,
      ],
      none: [/청소|원상|밀린|미납|연체|위약|계약금|손해/, reads`${EARLY}|위반|어기`],
      severity: 'HIGH',
      reason: '정해진 몫을 이유 없이 보증금에서 빼고 돌려준다고 합니다.',
    },
    {
      all: [
        reads`(?:이상(?:이)?없(?:다고|음)|흠(?:이)?없|만족|승인|확인서|합격|하자(?:가)?없).{0,25}(?:때|후|뒤|경우|에만|하면|받아야|한하여).{0,30}${RETURNED}`,
        reads`${DEPOSIT}`,
      ],
      none: [reads`${PROMPT}|${NO_MATTER}`],
      severity: 'MEDIUM',
      reason: '임대인의 승인을 보증금 반환의 조건으로 삼아 반환을 미룰 수 있습니다.',
    },
    {
      all: [
        /deposit/,
        /(?:return|repa|refund|paidback).{0,80}(?:new|next|incoming|replacement|subsequent)tenant|(?:new|next|incoming|replacement|subsequent)tenant.{0,80}(?:return|repa|refund|paidback)|(?:return|repa|refund|paidback).{0,40}within(?:\d+|two|three|six|sixty|ninety|thirty|one)(?:days|weeks|months|month)|(?:return|repa|refund|paidback).{0,60}(?:sold|sale|fundsallow|atitsdiscretion)|deduct.{0,40}(?:landlord|lessor)(?:considers|seesfit|decides|deems)/,
      ],
      none: [/regardlessof|whetherornot|evenif|doesnotdepend|notdependon|shallnotbedelayed/],
      severity: 'HIGH',
      reason: '보증금 반환을 다음 임차인이나 임대인의 사정에 걸어 두거나 퇴거 뒤로 미룹니다.',
    },
    {
      all: [
        reads`${DEPOSIT}.{0,40}(?:미룰|미루|늦출|늦추|늦어|연기|유예|보류|기다)[가-힣]{0,10}`,
        reads`수있|한다|하기로|양해|이해|감수|동의|기다려|문제삼지|하여도|더라도|해도`,
      ],
      none: [
        reads`${NO_MATTER}|${EARLY}`,
        /(?:미루|늦추|연기하|유예하|보류하|지연하|늦)(?:지|거나지연하지)(?:는|도)?(?:않|못|아니)|미룰수없|늦출수없|이자(?!.{0,10}(?:없|않|아니|붙지|받지))|배상|손해|임차인이(?:집을)?(?:비우|인도|명도|이사)(?:.{0,6})(?:않|때까지)|청구할수있|계약금|잔금/,
      ],
      severity: 'HIGH',
      reason: '보증금 반환을 계약이 끝난 뒤로 미룰 수 있게 합니다.',
    },
    {
      all: [
        reads`${DEPOSIT}|만원`,
        reads`(?:만료|종료|만기|끝나|끝난|퇴거|퇴실|나간|나가|나와|이사|명도|비운|비우|인도|짐을|떠난|빼|뺀).{0,14}(?:뒤|후|다음|지나|로부터|부터|날에서)`,
        reads`(?:[4-9]|[1-9]\d|닷새|열흘|보름|스무|한|두|세|석|넉|여섯|몇)(?:일|주|주일|달|개월|년)?(?:이|가|은)?(?:이내|안에|뒤|후|지난|지나|이후|되는|쯤|정도|까지|경과)`,
        reads`${RETURNED}`,
      ],
      none: [
        reads`${EARLY}|${NO_MATTER}|전까지(?:알|통|말)|전에(?:알|통|말)|미루지|늦추지|지연|이자|계약금|잔금|해지할|2기|두달(?:전|치)|개월전|${COUNT}(?:달|개월|주|일)전`,
      ],
      severity: 'HIGH',
      reason: '보증금은 집을 비우는 것과 동시에 돌려줄 돈인데 그 뒤로 미룹니다.',
    },
    {
      all: [
        reads`${DEPOSIT}`,
        /기다려|기다리기|기다린다|기다릴|참고기다|돈이없|현금이없|마련되지않|목돈이없/,
        /만기|종료|끝|나가|퇴거|이사|반환|돌려|받|새로/,
      ],
      none: [reads`${NO_MATTER}|${EARLY}|기다리지|기다리게하지|임대인(?:은|이)기다`, /수리|전입|계약금|잔금/],
      severity: 'HIGH',
      reason: '임대인에게 돈이 생길 때까지 보증금을 기다리게 합니다.',
    },
    {
      all: [
        reads`${DEPOSIT}`,
        /(?:반환|돌려|내어|지급)?(?:을|를)?(?:청구|요구|주장|요청)(?:를|을)?(?:할수없|하지(?:못|아니|않)|못한다)|(?:반환|돌려)(?:을|를)?받(?:을(?:권리|수)(?:가|는)?없|지(?:못|아니|않))|(?:반환|환급|돌려주|내주|내어주)(?:하)?지(?:않|아니|못)(?:는다|한다|기로|하며|고|하고)|반환(?:청구)?(?:권|의무)(?:을|를|은|이|가)?(?:포기|없|지지(?:않|아니))|반환(?:을|를)포기/,
      ],
      none: [
        reads`${NO_MATTER}|${EARLY}|${VOIDED}`,
        /(?:비우|인도|명도|이사|나가|넘기|퇴거)(?:하)?(?:지(?:않|아니|못)|기전|전에는|전까지)|때까지|까지는|연체|밀린|미납|위반|해지|해제|손해|배상|압류|양도|담보|증액|인상|이자|계약금|중도금|잔금|공제|다음|후속|새로운?|신규|제3자|제삼자|임대인(?:은|이)[^.]{0,30}(?:할수없|못한다)|중개|보증(?:보험|기관|료)/,
      ],
      severity: 'HIGH',
      reason: '계약이 끝나면 돌려받을 보증금을 아예 청구하지 못하게 하거나 돌려주지 않는다고 합니다.',
    },
    {
      all: [
        /deposit/,
        /(?:shall|may|can|must|will)(?:not|never)(?:be(?:ableto|entitledto)?)?(?:claim|demand|request|recover|seek|askfor)|(?:notentitled|noright|norights)to(?:the)?(?:return|refund|recover|deposit)|non-?refundable|(?:shall|will)?(?:not|never)be(?:returned|refunded|repaid)/,
      ],
      none: [
        /until(?:the)?tenant(?:has)?(?:vacat|moved|return)|early|breach|default|unpaid|damage|withoutnotice|landlordshallnot|lessorshallnot|holdingdeposit/,
      ],
      severity: 'HIGH',
      reason: '임차인이 보증금의 반환을 청구하지 못하게 합니다.',
    },
    {
      all: [
        /deposit/,
        /(?:return|repa|refund|paidback|given?back)/,
        /only(?:after|when|once|if)|(?:after|once|when|until)(?:the)?(?:room|unit|premises|house|flat|apartment|property)(?:has|have|is|are)(?:been)?(?:re)?(?:let|rented|sold)|hasfunds|findsa|instal?ments/,
      ],
      none: [/regardlessof|whetherornot|evenif|doesnotdepend|notdependon|keys|vacat(?:es|ing)|movesout/],
      severity: 'HIGH',
      reason: '보증금 반환을 다음 임차인이나 임대인의 사정에 걸어 둡니다.',
    },
    {
      all: [
        reads`${DEPOSIT}`,
        reads`${SOURCE}`,
        reads`${DEPENDS}|${AFTERWARDS}`,
        reads`${RETURNED}|정산|반납|상환|청산|마련`,
        reads`${ENDED}|반환|돌려|내어(?:주|준)|내주|내줄|돌려받|정산`,
      ],
      none: [
        reads`${NO_MATTER}|${EARLY}|${VOIDED}`,
        reads`임차인(?:의|이|은).{0,14}(?:대출|자금|형편|사정)|전세(?:자금)?대출|근저당|담보|말소|잔금(?!을받)|계약금|중도금|설정|등기|매수인(?:은|이|도)|승계|이어받|중개|복비|시세(?:의)?\d|사정(?:을|이)?(?:이유|핑계)|원상|수리|월세를(?:내|지급)|은행(?:에|으로)`,
        /(?:미루|늦추|걸|거절하|연기하|기다리게하|조건으로하|좌우되|매이|묶이|핑계로하)지(?:는|도)?(?:않|못|아니)|(?:미룰|늦출|걸)수없|해도(?:기다리지|보증금)/,
      ],
      holds: (plain) =>
        !/(?:임차인|세입자)(?:은|는|이|가)[^임]{0,30}(?:지급|입금|납부)(?:한다|하기로|함)/.test(plain),
      severity: 'HIGH',
      reason: '보증금 반환을 다른 돈이 들어오는 일에 걸어 두어 계약이 끝나도 돌려받지 못할 수 있습니다.',
    },
    {
      all: [
        reads`${DEPOSIT}`,
        reads`${HOLDS_BACK}`,
        reads`${ENDED}|다음|후속|새|신규|자금|시세`,
        reads`${RETURNED}|반환|돌려`,
      ],
      none: [
        reads`${NO_MATTER}|${EARLY}|${VOIDED}`,
        /이자를|지연이자|배상|손해|조치된|위반|어긴|몰수|계약금|잔금|중도금|월세|차임|관리비|않을때까지|(?:비우|인도|명도|이사|나가|넘기)(?:하)?지(?:않|아니|못)|임차권|경매|보증보험|보증기관|대항력|못한(?:경우|때)|못하면|않으면|아니하면|않는경우|않을경우|지체하면|(?:미루|늦추|나누|지체하|보류하|유보하|거절하|거부하)(?:어|거나)?(?:.{0,6})지(?:는|도)?(?:않|못|아니)|(?:미룰|늦출|거절할|유보할|보류할|나눌)수없/,
        reads`임차인(?:은|이).{0,24}(?:기다|동시이행|거절할수)`,
      ],
      severity: 'HIGH',
      reason: '계약이 끝나도 임대인이 보증금을 내주지 않고 미루거나 나누어 줄 수 있게 합니다.',
    },
    {
      all: [
        reads`${DEPOSIT}`,
        reads`공제|빼고|뺀|차감|제하고|제한|떼고|상계`,
        reads`감가|소모|수수료|행정|중개보수|복비|광고|공실|위로금|이사비|사례|관리명목|운영비|세금|수고비|임대인(?:이|의)(?:입은|볼)?손실|이자`,
      ],
      none: [
        reads`${NO_MATTER}|${EARLY}|${VOIDED}|연체|밀린|미납|청소|도배|원상|지(?:않|아니)|없|계약금|전환`,
      ],
      severity: 'HIGH',
      reason: '미납 차임·공과금과 증명된 손해가 아닌 것을 보증금에서 빼고 돌려준다고 합니다.',
    },
    {
      all: [
        /deposit|keymoney/,
        /return|repa|refund|paidback|giveback|released?|released|reimburs|hand(?:ed)?back/,
        /new(?:tenant|lessee|occup)|next(?:tenant|lessee|occup)|incoming|replacement|successor|subsequent|re-?let|sold|sale|sellin|proceeds|funds|cashflow|cashposition|financ|convenien|instal?ments|(?:\d+|two|three|six|sixty|ninety|thirty)(?:days|weeks|months)(?:after|follow|from|of)|within(?:\d+|two|three|six|sixty|ninety|thirty)(?:days|weeks|months)|satisf|sees?fit|discretion/,
      ],
      none: [
        /regardless|whetherornot|evenif|(?:not|never)(?:be)?(?:depend|delay|condition|contingent|wait|subject)|irrespective|withoutwaiting|needsnotwait|early|saleoftheproperty(?:does|shall)not|mortgage|notice/,
      ],
      severity: 'HIGH',
      reason: '보증금 반환을 다음 임차인이나 임대인의 사정에 걸어 두거나 퇴거 뒤로 미룹니다.',
    },
  ],
  article: (subject) =>
    subject === 'LEASE_SHOP'
      ? article('상가건물 임대차보호법', '제9조')
      : article('주택임대차보호법', '제4조'),
  suggestion:
    '임대인은 임대차가 끝나 임차인이 목적물을 인도하는 것과 동시에, 다음 임차인의 입주와 관계없이 보증금 전액에서 미납 차임·관리비와 증명된 손해만을 공제하고 반환한다.',
}
