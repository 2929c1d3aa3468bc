import { article } from '../contract.ts'
import type { Detector } from '../rule.ts'
import { FAULT, LESSOR, NOT, TENANT, VOIDED, WHOEVER, reads } from '../vocabulary.ts'

const STRUCTURE =
  '(?:보일러|난방|누수|물(?:이)?새|물샘|비(?:가)?새|배관|수도관|하수관|상수도|지붕|옥상|외벽|방수|창호|새시|샷시|창틀|벽체|구조(?:물|부|체)|골조|뼈대|배선|전기설비|결로|곰팡이|기둥|천장|균열|금이가|갈라|승강기|정화조|동파|건물(?:자체|의하자|하자)|대수선|대규모|주요설비|기본설비|노후|낡|오래되|오래돼|오래된|멈추|수명|온수|구들|처마|변기|화장실|창문|문짝|펌프|누전|파이프|급수|배수(?!구머리)|위생설비|하자|에어컨|냉장고|세탁기|붙박이|옵션|가전|설비|시설물|침수|물(?:이)?들어|누전|낡아|소방|담장|기초|모든(?:수리|수선|고장|하자|보수)|일체의(?:수리|수선|보수|하자)|수리(?:비|비용)?(?:는|은)?(?:모두|전부|일체|전액)|수선(?:비|비용)?(?:은|는)?(?:모두|전부|일체|전액)|고장(?:은|나)|수선의무)'
const FIX =
  '(?:고치|고쳐|고친|고칠|수리|수선|보수|손보|손본|손을(?:보|본|대|댄|봐)|손질|알아서|교체|갈아|바꾸|바꿔|부담|책임|비용|돈으로|주머니|자비|떠안|댄다|대기로|대고|낸다|내야|내고|내시|내셔|내는|내세|내주|댈|대셔|대시|드는돈|맡는|맡아|맡기로|처리|해결|사넣|새로사|새로넣|새로들|사서|사다|들여놓|메워|때우|불러서|감당|치른|몫|물어|도맡|떠맡)'
/** Somebody only told about a defect does not pay for it. */
const TELLS = '(?!.{0,14}(?:알리|알려|연락|통지|통보|요청|신고|협조|말씀|말하|청구|지적|확인|발견))'
const BY_TENANT = `${TENANT}(?:이|가|은|는|의(?!.{0,8}(?:물건|짐|가구|가재|물품|손해|동의|요청|신고|연락))|측|쪽|분|님|께서|에서|쪽에서|(?=부담)|에게|몫|들이|쪽이|분이|측이|측에서)${TELLS}`
const BY_LESSOR = `${LESSOR}(?:이|가|은|는|측|쪽|께서|몫|쪽이|의(?:몫|부담|비용|책임|돈)|부담|바로|사람|다|고)`

const TENANT_PAYS = reads`${BY_TENANT}.{0,45}${FIX}`
const LESSOR_PAYS = reads`${BY_LESSOR}`
const PAYS = reads`${FIX}`
const EACH_STRUCTURE = new RegExp(STRUCTURE, 'g')
const EACH_TENANT = new RegExp(BY_TENANT, 'g')
const EACH_LESSOR = new RegExp(BY_LESSOR, 'g')

/** Whose the matter is that `STRUCTURE` names: the next one said to bear something, else the one said before. */
const bearsTenant = (plain: string): boolean => {
  for (const match of plain.matchAll(EACH_STRUCTURE)) {
    const at = match.index
    const after = plain.slice(at, at + 130)
    const tenant = TENANT_PAYS.exec(after)?.index ?? Number.POSITIVE_INFINITY
    const lessor = LESSOR_PAYS.exec(after)?.index ?? Number.POSITIVE_INFINITY
    if (tenant < lessor) return true
    if (lessor < tenant) continue
    const before = plain.slice(0, at)
    const lastTenant = lastIndex(before, EACH_TENANT)
    const lastLessor = lastIndex(before, EACH_LESSOR)
    if (lastTenant > lastLessor && PAYS.test(after)) return true
  }
  return false
}

const lastIndex = (text: string, each: RegExp): number => [...text.matchAll(each)].at(-1)?.index ?? -1

const SPARED = reads`(?:부담|책임|수리|비용).{0,6}(?:하|지|을지|을)?지(?:않|아니)|소모품(?!.{0,12}(?:뿐|은물론|외))|필터(?!.{0,10}(?:부터|뿐|은물론))|면제|임대인(?:에게)?(?:이)?(?:수리|비용)(?:을|를)?(?:요청|청구)(?:한|할수있)`

export const repairBurden: Detector = {
  type: 'REPAIR_BURDEN',
  subjects: ['LEASE_HOME', 'LEASE_SHOP'],
  rules: [
    {
      all: [reads`${STRUCTURE}|수리|수선`, reads`${WHOEVER}`, reads`${FIX}`, reads`${TENANT}|자비|스스로`],
      none: [reads`${LESSOR}(?:이|은|가|의(?:부담|비용|책임))`, /원상|도배|벽지|청소|보증금(?:을)?반환/],
      severity: 'HIGH',
      reason: '고장의 원인이나 노후를 따지지 않고 임대인의 수선의무를 임차인에게 넘깁니다.',
    },
    {
      all: [reads`${STRUCTURE}`, reads`${FIX}`, reads`${TENANT}`],
      none: [
        reads`${FAULT}`,
        SPARED,
        reads`임대인과임차인(?:은|이)|(?:협의|합의)(?:하여|한다)|원상|퇴거시|퇴실|청소|인테리어|반환하|승계|권리금|임차인의(?:동의|허락|승낙)|(?:원인|책임|잘못|탓)(?:이|은)?(?:.{0,8})없(?:는|이|다)|있지않은한|관리비|전기(?:요금|료)|계량|지진|대출|보증(?:보험|금)`,
      ],
      holds: bearsTenant,
      severity: 'HIGH',
      reason: '누수·난방·배관·구조처럼 임대인이 고칠 것을 임차인의 부담으로 합니다.',
    },
    {
      all: [
        reads`${LESSOR}(?:은|이|는|가|에게|께|한테).{0,60}(?:수리|수선|보수|고쳐|고치|하자|고장).{0,25}(?:의무|책임|요구|청구|요청|부담|말|비용|고쳐|달라|이의|관여).{0,14}${NOT}`,
      ],
      none: [
        reads`${FAULT}|임차인(?:은|이|에게).{0,25}(?:부담|책임).{0,4}지(?:않|아니)|미루지|거절하지|게을리하지|임차인에게(?:부담|청구|전가|요구)|할수없(?:을|는)(?:때|경우)`,
      ],
      severity: 'HIGH',
      reason: '임대인의 수선의무(사용·수익에 필요한 상태를 유지할 의무)를 없앱니다.',
    },
    {
      all: [
        reads`${NOT}.{0,8}`,
        reads`${TENANT}(?:은|이|는|가).{0,60}(?:누수|하자|고장|노후|결로|보일러|수리|수선).{0,30}(?:요구|청구|요청|이의|문제|항의|책임을묻|달라).{0,12}${NOT}`,
      ],
      none: [reads`${FAULT}|관리비|권리금|부담을요구받지`],
      severity: 'HIGH',
      reason: '하자가 있어도 임차인이 수리를 요구할 수 없게 합니다.',
    },
    {
      all: [
        /(?:all|any)repairs?.{0,80}(?:tenant|lessee)'?s?|(?:tenant|lessee)(?:shall|must|will|bears|pays|is).{0,60}(?:allrepairs|structural|boiler|heating|plumbing|roof|leak|wiring)|(?:landlord|lessor)(?:hasno|bearsno|isnot|isunder|shallnot).{0,30}(?:repair|duty|oblig|liable)|(?:boiler|heating|plumbing|roof|leak|wiring|structur).{0,60}(?:tenant'?s(?:cost|expense|account|own)|bythe(?:tenant|lessee)|lessee'?s(?:cost|expense|account|own))/,
      ],
      none: [
        /fault|caused|neglig|misuse|damaged?bythe(?:tenant|lessee)|thelandlordrepairs|bythe(?:landlord|lessor)/,
      ],
      severity: 'HIGH',
      reason: '임대인이 고칠 것을 임차인의 비용으로 하게 합니다.',
    },
    {
      all: [
        reads`${STRUCTURE}`,
        reads`(?:본인|각자|자비|제돈|자기돈|자부담|스스로|직접|알아서)(?:로|이|의)?.{0,8}(?:부담|해결|고치|고쳐|수리|비용|처리|교체|손보)`,
      ],
      none: [reads`${FAULT}|${BY_LESSOR}`, SPARED, /원상|퇴거|퇴실|청소|관리비|요금/],
      severity: 'HIGH',
      reason: '누수·난방·배관·구조처럼 임대인이 고칠 것을 임차인의 부담으로 합니다.',
    },
    {
      all: [
        reads`${STRUCTURE}|수리|수선|보수`,
        reads`${TENANT}(?:의|이|측|쪽)?(?:사비|비용|부담|돈|책임|몫|자비|주머니|계산)|${TENANT}(?:이|가|은|는|께서|측이|쪽이|에서|측에서)(?:.{0,30})(?:${FIX})`,
        reads`모두|전부|전액|일체|모든|어떤|어떠한|무엇이든|뭐든|다(?=세입|임차|고|사|쓰)|크고작|대소|종류를|규모|가리지|불문|상관없|이후(?:의|에)?|입주(?:후|한뒤|한후|부터)|오래|수명|낡|노후|부품|전체`,
      ],
      none: [
        reads`${FAULT}|${VOIDED}|원상|퇴거|퇴실|청소|도배|벽지|관리비|요금|권리금|승계|대출|보증보험|보증금|시설(?:물)?을설치|인테리어|손대지|떼어내|마감|자재|반환에앞서`,
        SPARED,
      ],
      holds: (plain) => bearsTenant(plain) || !LESSOR_PAYS.test(plain),
      severity: 'HIGH',
      reason: '집에 딸린 설비와 건물의 수선을 통틀어 임차인의 부담으로 합니다.',
    },
    {
      all: [
        reads`${LESSOR}(?:은|이|는|가|측은|도|에게|께).{0,40}(?:수리|수선|보수|하자|고장|고쳐|시설|설비)|(?:수리|수선|보수|하자|고장|시설|설비).{0,40}${LESSOR}(?:은|이|는|가|측은|도|에게|께)`,
        reads`(?:관여|신경쓰|개입|간섭|상관|책임|의무|부담|처리|해결|해주|고쳐주|요구|청구|연락|말).{0,10}${NOT}`,
      ],
      none: [
        reads`${FAULT}|${VOIDED}|임차인(?:은|이|에게).{0,25}(?:부담|책임).{0,4}지(?:않|아니)|미루지|거절하지|게을리하지|소모품|전구|전가|방문|출입|동의(?:없|를|받)`,
      ],
      holds: (plain) => !/(?:하지|지)못한다[.]?$/.test(plain) || /임차인|세입자/.test(plain),
      severity: 'HIGH',
      reason: '임대인의 수선의무를 없애 하자를 임차인이 떠안게 합니다.',
    },
    {
      all: [
        /repair|boiler|heating|plumbing|pipe|roof|leak|wiring|structur|maint(?:ain|enance)|upkeep|defect|mould|mold|damp|waterproof/,
        /(?:tenant|lessee)(?:'s)?(?:own|sole)?(?:cost|expense|account|responsib|charge|pocket)|(?:borne|paid|met|carried|made|done|arranged)(?:out)?(?:entirely|solely|exclusively|wholly)?bythe(?:tenant|lessee)|(?:tenant|lessee)(?:shall|must|will|is|agreesto|undertakesto|bears?|pays?|repairs?|fix(?:es)?|meets?|takescareof|maintains?)|(?:landlord|lessor)(?:has|bears|accepts|assumes|owes)no|(?:landlord|lessor)(?:shall|will|is)not/,
      ],
      none: [
        /fault|caused|neglig|misuse|damagedbythe|(?:landlord|lessor)(?:repairs|shallrepair|bearsthecost|pays|is responsible|isresponsible|maintains|shallmaintain|fixes|putsright)|bythe(?:landlord|lessor)|bulb|batter|filter|minor|notrequired|neednot|(?:tenant|lessee)(?:shall|must|will)?(?:promptly)?(?:notif|report|inform|tell)|commoncharge|maintenancefee|managementfee|mortgage|enter/,
      ],
      severity: 'HIGH',
      reason: '임대인이 고칠 것을 임차인의 비용으로 하게 합니다.',
    },
  ],
  article: () => article('민법', '제623조'),
  suggestion:
    '임대인은 누수·난방·배관·구조 등 사용·수익에 필요한 수선을 부담하고, 임차인은 전구 등 소모품의 교체와 자신의 고의·과실로 생긴 파손의 수리만을 부담한다.',
}
