import { article } from '../contract.ts'
import type { Contract } from '../contract.ts'
import type { Detector, Finding } from '../rule.ts'
import { reads } from '../vocabulary.ts'

const ACCOUNT =
  '(?:계좌|통장|예금주|예금|[가-힣]{2,4}(?:은행|뱅크|금고)(?=으?로|에|[0-9(])|(?:농협|신협|수협|우체국|토스|카뱅|케이뱅크)(?=으?로|에|[0-9(])|페이(?=로))'
const PERSON =
  '(?:업체|업자|대표(?!계좌)|사장|조합|(?:건설|개발|상사|산업|하우징|관리|자산|파트너스)(?=[의명통계가-힣]{0,3}(?:통장|계좌|명의))|아들|딸|자녀|배우자|남편|신랑|아내|와이프|부인|집사람|안사람|바깥양반|처제|처남|처형|처가|형부|사위|며느리|동생|형(?=의|님|이|명의|계좌|통장)|누나|오빠|언니|부친|아버|모친|어머|이모|고모|삼촌|조카|친구|지인|애인|관리인|관리업체|관리소장|관리회사|관리(?=의예금)|중개(?:사|업소|보조원|인)|공인중개사|보조원|실장|소장|부동산(?:사무소|중개|실장)|분양(?:대행|사|사무소)|컨설팅|대행(?:사|업체)?|직원|비서|회계|(?:다른|남의|딴)(?:사람|이|명의)|제삼자|제3자|타인|대리인|사촌|매제|시누|시어|시아|장인|장모|동업자|채권자|총무|거래처|채권자|할머|할아|손자|손녀|법인|회사|주식회사|㈜|\\(주\\))'
const SAFE = reads`두사람(?:의)?이름|공동명의|중개(?:보수|수수료|료)|복비|신탁|수탁|에스크로|안심거래|예치|공탁|임차인(?:의|명의|본인|이지정)|(?:돌려|반환)(?:준|한|하|줄|받)|전세(?:자금)?대출`
const OWN = reads`(?:임대인|소유자|집주인|매도인|등기명의인)(?:인)?(?:본인|[가-힣]{2,4}|[가-힣]○○[a-z]{3})?(?:의)?(?:명의(?:의)?|법인)?(?:[가-힣]{0,6}은행|농협|신협|새마을금고)?(?:의)?(?:법인)?(?:계좌|통장)(?:로|에|으로)?(?:만)?|본인(?:명의)?(?:의)?(?:[가-힣]{0,6}은행)?(?:계좌|통장)|예금주(?:는|가)?(?:임대인|소유자|본인)`
const REFUSED = reads`(?:아닌|다른|제3자|제삼자|타인).{0,30}(?:계좌|통장|명의)?.{0,14}(?:않는|아니한|못한|금지|말|안된|않으)|${ACCOUNT}(?:으로는|로는|에는)(?:.{0,14})(?:않|못|아니|말)`

export const thirdPartyAccount: Detector = {
  type: 'THIRD_PARTY_ACCOUNT',
  rules: [
    {
      all: [
        reads`${PERSON}(?:의|인|이|가|명의|님|분|네|앞|측|쪽|[가-힣]{0,10})?.{0,22}${ACCOUNT}|${ACCOUNT}.{0,24}${PERSON}.{0,16}(?:명의|이름|것|앞)|예금주.{0,16}${PERSON}`,
      ],
      none: [SAFE, REFUSED],
      holds: (plain) =>
        !OWN.test(
          plain.replace(
            /(?:임대인|매도인|집주인|소유자)(?:의|인|본인의)?(?=[가-힣]{0,4}(?:아들|딸|배우자|남편|아내|부인|처제|처남|처형|동생|형|누나|오빠|언니|부친|아버|모친|어머|사위|며느리|이모|고모|삼촌|조카|친구|지인|회사|법인|관리|동업|채권))/g,
            '',
          ),
        ),
      severity: 'HIGH',
      reason: '돈이 임대인(매도인)이 아닌 사람의 계좌로 가서 지급한 것으로 인정받지 못할 수 있습니다.',
    },
    {
      all: [
        reads`(?:보증금|잔금|계약금|중도금|전세금|월세|차임|돈|대금)`,
        reads`${PERSON}(?:인|의)?[가-힣]{0,5}(?:에게|한테|께|앞으로|이름으로).{0,25}(?:송금|입금|이체|보내|부친|부치|납입|건네|지급|맡)`,
      ],
      none: [
        SAFE,
        REFUSED,
        OWN,
        /중개(?:보수|수수료)|복비|관리비|대리인(?:은|이)/,
        /(?:에게|한테|께)(?:미리|먼저)?(?:알|통|연|확)/,
      ],
      severity: 'HIGH',
      reason: '돈을 임대인(매도인)이 아닌 사람에게 주어 지급한 것으로 인정받지 못할 수 있습니다.',
    },
    {
      all: [
        reads`${ACCOUNT}`,
        reads`(?:임대인|집주인|소유자|매도인|등기(?:부)?(?:상)?명의인)(?:과|와|본인)?(?:은|는|이|가)?(?:.{0,8})(?:다르|다른|아닌|아니|별개|따로)|(?:다른|딴|남의|차명|타인)(?:사람|이)?(?:의)?(?:이름|명의)`,
      ],
      none: [SAFE, REFUSED],
      severity: 'HIGH',
      reason: '임대인의 이름이 아닌 계좌로 돈을 보내게 합니다.',
    },
    {
      all: [
        /account/,
        /(?:of|inthenameof|heldby|belongingto|tothe)(?:the(?:landlord|lessor)'s)?(?:(?:his|her|the(?:landlord|lessor)'s)(?:wife|husband|son|daughter|brother|sister|mother|father|friend|agent|nephew)|thebroker|theagent|theagency|themanager|athirdparty|arelative)|(?:wife|husband|son|daughter|brother|sister|mother|father|friend|broker|agent|manager)'s(?:bank|personal)?account/,
      ],
      none: [/escrow|trust/],
      severity: 'HIGH',
      reason: '돈이 임대인이 아닌 사람의 계좌로 갑니다.',
    },
  ],
  readContract: (contract) => compareHolder(contract),
  article: () => article('민법', '제472조'),
  suggestion:
    '보증금과 차임은 등기부상 소유자인 임대인 본인 명의의 계좌(또는 수탁자·에스크로 계좌)로만 입금하며, 다른 계좌로 보낸 돈은 지급으로 보지 아니한다.',
}

const SPECIAL_HOLDER = /신탁|에스크로|법원|임대인|소유자|본인|매도인/

const compareHolder = ({ kind, clauses, facts }: Contract): Finding[] => {
  const { accountHolder, lessor, owner } = facts
  if (kind === 'EXCERPT' || accountHolder === null || lessor === null || SPECIAL_HOLDER.test(accountHolder))
    return []
  const sameAs = (name: string | null): boolean =>
    name !== null && (name.includes(accountHolder) || accountHolder.includes(name))
  if (sameAs(lessor) || sameAs(owner)) return []
  const clause = clauses.find(({ text }) => /예\s*금\s*주/.test(text))
  if (!clause || /임대인|신탁|에스크로/.test(clause.text.slice(clause.text.search(/예\s*금\s*주/)))) return []
  const reason = `예금주(${accountHolder})가 임대인(${lessor})이 아닙니다.`
  return [{ clause: clause.text, severity: 'HIGH', reason }]
}
