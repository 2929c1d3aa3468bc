import { article, CIVIL, HOME_LEASE, no } from './care-words.ts'
import type { Care } from './care-words.ts'

const REPORTING = '부동산 거래신고 등에 관한 법률'
const BROKERS = '공인중개사법'

/** What is said to whoever wants to deceive others, or an office. */
export const DEALS = {
  FALSE_PRICE: {
    articles: [
      article(
        REPORTING,
        '제28조',
        '신고를 거짓으로 한 자에게는 취득가액의 100분의 10 이하에 상당하는 금액의 과태료',
      ),
      article(REPORTING, '제3조', '거래계약의 체결일부터 30일 이내에 실제 거래가격을 신고'),
      article(REPORTING, '제29조', '자진 신고한 자에 대하여 과태료를 감경 또는 면제'),
    ],
    words: {
      KO: no(
        'KO',
        '안 됩니다. 실제와 다른 금액으로 계약서를 쓰거나 신고하는 것(다운계약·업계약)은 거짓 신고라서, 쓰는 방법도 걸리지 않는 방법도 도와드릴 수 없어요.',
        [
          '거래가격을 거짓으로 신고하면 취득가액의 10% 이하 과태료를 물어요 {1}. 판 사람과 산 사람 모두 해당해요.',
          '판 사람은 양도소득세 비과세·감면을 받지 못하고 덜 낸 세금에 가산세가 붙어요.',
          '산 사람은 취득가액이 낮게 남아 나중에 팔 때 세금을 더 내고, 부풀린 계약서로 대출을 받으면 사기가 될 수 있어요.',
        ],
        [
          '실제 금액대로 계약서를 쓰고 계약한 날부터 30일 안에 신고하세요 {2}.',
          '세금은 1세대 1주택 비과세, 장기보유특별공제, 수리비·중개보수 같은 필요경비로 줄일 수 있어요. 원하시면 계산해 드릴게요.',
          '상대가 요구하면 거절하고 문자를 남겨 두세요. 이미 그렇게 신고했다면 조사 전에 자진 신고하면 과태료를 감경·면제받을 수 있어요 {3}.',
        ],
      ),
      EN: no(
        'EN',
        'No. To write or report a price other than the real one (a down or up contract) is a false report, so I cannot help with it or with not being found out.',
        [
          'A false report costs a fine of up to 10% of the acquisition price {1}, for seller and buyer alike.',
          'The seller loses exemptions from capital gains tax and pays surcharges on what was saved.',
          'The buyer keeps a lower cost basis and pays more tax later; a loan on an inflated contract may be fraud.',
        ],
        [
          'Write the real price and report it within 30 days of the contract {2}.',
          'Tax can be lowered lawfully: the exemption for a single home, long-term holding deductions, documented expenses.',
          'If the other side asks for it, refuse and keep the messages. If it was reported already, reporting yourself before an inquiry can reduce or waive the fine {3}.',
        ],
      ),
    },
  },
  CONCEAL: {
    articles: [
      article(CIVIL, '제584조', '매도인이 알고 고지하지 아니한 사실에 대하여는 책임을 면하지 못한다'),
      article(CIVIL, '제110조', '사기나 강박에 의한 의사표시는 취소할 수 있다'),
      article(
        HOME_LEASE,
        '제3조의7',
        '임대인은 임대차계약을 체결할 때 정보와 납세증명서를 임차인에게 제시하여야 한다',
      ),
    ],
    words: {
      KO: no(
        'KO',
        '안 됩니다. 알고 있는 하자나 빚을 숨기고 팔거나 세놓는 일은 상대를 속이는 것이라서 도와드릴 수 없어요.',
        [
          '알면서 알리지 않은 하자는 책임지지 않기로 특약을 해도 책임을 면하지 못해요 {1}.',
          '속아서 계약한 사람은 계약을 취소할 수 있고 {2} 손해배상을 청구할 수 있으며, 사기죄로 처벌받을 수 있어요.',
          '집을 세놓을 때는 확정일자 부여 현황과 납세증명서를 보여 줄 의무가 있어요 {3}.',
        ],
        [
          '고친 뒤 내놓거나, 하자를 확인·설명서와 계약서에 적고 그만큼 값을 조정하세요. 적어 두면 나중의 분쟁을 막아요.',
          '근저당·압류·체납은 잔금으로 갚고 말소하는 조건을 특약에 넣을 수 있어요. 특약 문구는 도와드릴게요.',
          '선순위 보증금이 많은 집이면 보증금을 낮추거나 반환보증에 들 수 있는지부터 확인하세요.',
        ],
      ),
      EN: no(
        'EN',
        'No. To sell or let a home while hiding defects or debts that you know of deceives the other side, so I cannot help with it.',
        [
          'A seller answers for a defect that was known and not told, even where the contract excludes liability {1}.',
          'Whoever was deceived may rescind the contract {2} and claim damages; it may be punished as fraud.',
          'A lessor has to show the fixed-date record and tax certificates when a lease is concluded {3}.',
        ],
        [
          'Repair it first, or write the defect into the contract and adjust the price: that prevents the later dispute.',
          'A mortgage, seizure or tax debt can be paid off with the balance; I can draft that special term.',
          'Where earlier deposits are high, lower the deposit or see whether a deposit guarantee is possible.',
        ],
      ),
    },
  },
  DEPOSIT_FRAUD: {
    articles: [
      article(
        CIVIL,
        '제406조',
        '채권자를 해함을 알고 재산권을 목적으로 한 법률행위의 취소 및 원상회복을 법원에 청구할 수 있다',
      ),
      article(HOME_LEASE, '제3조의2', '임차인은 보증금을 변제받을 권리가 있다'),
    ],
    words: {
      KO: no(
        'KO',
        '아니요, 안 됩니다. 명의를 남에게 넘기거나 재산을 빼돌려 보증금을 주지 않는 것은 사기이자 범죄라서, 방법도 사람도 알려 드릴 수 없어요.',
        [
          '돌려줄 뜻이나 능력 없이 보증금을 받거나 갚을 능력이 없는 사람에게 집을 떠넘기면 사기죄로 형사처벌을 받아요. 명의를 빌려준 사람도 공범이 될 수 있어요.',
          '강제집행을 피하려고 재산을 숨기면 강제집행면탈죄(형법 제327조)가 될 수 있고, 빼돌린 재산은 세입자가 법원에 취소를 청구해 되돌릴 수 있어요 {1}.',
          '세입자는 대항력과 확정일자로 집값에서 보증금을 먼저 받을 권리가 있고 {2}, 당신의 책임도 그대로 남을 수 있어요.',
        ],
        [
          '세입자에게 사정을 알리고 반환 날짜·분할 지급을 글로 합의하세요.',
          '전세보증금 반환 목적 대출, 정상적인 매각, 새 세입자 모집을 먼저 알아보세요.',
          '반환보증에 든 집이면 보증기관(HUG 등)에 먼저 연락해 상환 계획을 의논하세요.',
          '감당할 수 없는 빚이면 개인회생·파산을 법원이나 법률구조공단에서 상담받으세요.',
        ],
      ),
      EN: no(
        'EN',
        'No. To pass the title to a straw man or hide assets so that deposits are not returned is fraud and a crime: I can name neither a method nor a person for it.',
        [
          'To take a deposit without the will or means to return it, or to hand the home to somebody who cannot pay, is punished as fraud; whoever lends the name may be an accomplice.',
          'Hiding assets from enforcement is an offence (Criminal Act, article 327), and tenants can have the transfer revoked by a court {1}.',
          'Tenants with a fixed date are paid from the home before later creditors {2}, and your own liability may remain.',
        ],
        [
          'Tell the tenants, and agree in writing on a date or instalments.',
          'Look at loans for returning deposits, an ordinary sale, or a new tenant first.',
          'If the deposit is guaranteed, talk to the guarantor (HUG and others) about repayment.',
          'For debts beyond your means there is personal rehabilitation or bankruptcy: ask the Legal Aid Corporation.',
        ],
      ),
    },
  },
  FORGERY: {
    articles: [],
    words: {
      KO: no(
        'KO',
        '안 됩니다. 계약서·등기부·증명서 같은 서류를 꾸미거나 고치고 남의 서명·도장을 쓰는 것은 위조라서 도와드릴 수 없어요.',
        [
          '남의 이름으로 된 문서를 위조·변조하면 사문서위조(형법 제231조), 관공서 서류면 공문서위조(형법 제225조)가 되고, 그것을 쓰는 것도 따로 처벌돼요.',
          '꾸민 서류로 대출이나 보증을 받으면 사기가 되고 대출금을 한꺼번에 갚아야 할 수 있어요.',
        ],
        [
          '진짜 서류는 등기사항증명서는 인터넷등기소, 소득·납세 증명은 홈택스, 주민등록은 정부24에서 바로 뗄 수 있어요.',
          '계약서의 잘못은 당사자 모두가 고친 곳에 서명·날인하거나 새로 써서 바로잡으세요. 합의한 내용의 계약서라면 초안을 도와드릴게요.',
          '대리인이 필요하면 본인의 위임장과 인감증명서를 받으세요.',
          '소득이나 재직 서류가 모자라면 그 조건으로 되는 대출이 있는지 함께 찾아볼게요.',
        ],
      ),
      EN: no(
        'EN',
        'No. To make up or alter contracts, registry extracts or certificates, or to use another person’s signature or seal, is forgery, so I cannot help with it.',
        [
          'Forging a private document is an offence (Criminal Act, article 231), an official one too (article 225), and so is using it.',
          'A loan or guarantee on false papers is fraud and may have to be repaid at once.',
        ],
        [
          'The real papers: registry extracts from the Internet Registry Office, income and tax certificates from Hometax, residence from Government24.',
          'A mistake in a contract is corrected with the signatures of all parties. I can draft a contract of what was really agreed.',
          'An agent needs the principal’s power of attorney and seal certificate.',
          'If income papers are missing, I can look for loans that fit what you have.',
        ],
      ),
    },
  },
  FALSE_RESIDENCE: {
    articles: [],
    words: {
      KO: no(
        'KO',
        '안 됩니다. 살지 않는 곳에 주소만 두거나(위장전입) 자격을 꾸며 청약하고 통장·분양권을 불법으로 사고파는 일은 도와드릴 수 없어요.',
        [
          '주소를 거짓으로 신고하면 주민등록법 제37조로 처벌받을 수 있어요.',
          '거짓 자격으로 당첨되거나 통장을 사고팔면 주택법 제65조(공급질서 교란 금지) 위반이라 당첨이 취소되고 형사처벌을 받으며 한동안 청약할 수 없어요.',
        ],
        [
          '실제로 이사한 날부터 14일 안에 전입신고를 하고, 그 주소의 자격으로 신청하세요.',
          '가점과 특별공급 자격은 청약홈에서 미리 계산해 볼 수 있어요. 상황을 알려 주시면 되는 유형을 함께 찾을게요.',
          '학교 배정에 사정이 있으면 교육지원청에 전학·배정 상담을 신청하세요.',
        ],
      ),
      EN: no(
        'EN',
        'No. I cannot help with registering an address where you do not live, faking eligibility for a subscription, or trading accounts or rights unlawfully.',
        [
          'A false report of residence is an offence (Resident Registration Act, article 37).',
          'Winning on false grounds, or trading a subscription account, breaks article 65 of the Housing Act: the win is cancelled, it is punished, and further applications are barred for years.',
        ],
        [
          'Report a real move within 14 days and apply as a resident of that place.',
          'Points and special supply can be worked out beforehand at Cheongyak Home; tell me your situation and I look for what fits.',
          'About schools, ask the district office of education.',
        ],
      ),
    },
  },
  NAME_TRUST: {
    articles: [],
    words: {
      KO: no(
        'KO',
        '안 됩니다. 남의 이름을 빌려 집을 사거나 등기하는 것(명의신탁·차명)은 불법이라서 도와드릴 수 없어요.',
        [
          '부동산실명법 제4조에 따라 명의신탁 약정과 등기는 무효라서 집을 되찾지 못할 수 있어요.',
          '부동산 가액의 30%까지 과징금을 물고(같은 법 제5조), 시킨 사람과 이름을 빌려준 사람 모두 처벌받아요(제7조).',
          '남의 이름으로 받은 대출이나 피한 세금은 사기·조세 포탈이 될 수 있어요.',
        ],
        [
          '본인 이름이나 부부 공동명의로 사고, 취득세·종부세가 얼마인지 먼저 계산해 보세요. 계산을 도와드릴게요.',
          '가족에게 자금을 주고받는다면 증여로 신고하거나 차용증과 이자 지급 기록을 남기세요.',
          '대출이나 주택 수가 문제라면 기존 집을 처분하는 조건이나 되는 한도를 함께 알아볼게요.',
        ],
      ),
      EN: no(
        'EN',
        'No. To buy or register a home in somebody else’s name (a name trust) is unlawful, so I cannot help with it.',
        [
          'The agreement and the registration are void (Act on the Registration of Real Estate under Actual Titleholder’s Name, article 4): the home may be lost.',
          'A penalty of up to 30% of its value (article 5) and punishment for both who asks and who lends the name (article 7).',
          'A loan taken or a tax avoided that way may be fraud or tax evasion.',
        ],
        [
          'Buy in your own name or jointly with your spouse, and work out the taxes first: I can do that with you.',
          'Money within the family: report it as a gift, or keep a loan agreement with interest that is really paid.',
          'If loans or the number of homes are the problem, let us see what limit applies.',
        ],
      ),
    },
  },
  TAX_EVASION: {
    articles: [],
    words: {
      KO: no(
        'KO',
        '안 됩니다. 소득이나 증여를 숨기고 신고하지 않는 것은 탈세라서 도와드릴 수 없어요.',
        [
          '세금을 속여서 피하면 조세범 처벌법 제3조로 처벌받고, 덜 낸 세금에 가산세와 이자가 붙어요.',
          '집을 살 때는 자금조달계획서와 계좌 기록으로 돈의 출처를 확인하므로 나중에 드러나기 쉬워요.',
        ],
        [
          '줄일 수 있는 것은 법대로 줄이세요: 1세대 1주택 비과세, 필요경비, 증여재산공제, 임대소득 분리과세. 상황을 알려 주시면 계산해 볼게요.',
          '부모님께 빌린 돈이면 차용증을 쓰고 이자와 원금을 실제로 갚은 기록을 남기세요.',
          '빠뜨린 것이 있다면 수정신고·기한후신고를 빨리 할수록 가산세가 줄어요. 국세상담센터는 126이에요.',
        ],
      ),
      EN: no(
        'EN',
        'No. To hide income or gifts from the tax office is tax evasion, so I cannot help with it.',
        [
          'It is punished under article 3 of the Punishment of Tax Offenses Act, with surcharges and interest on top.',
          'Buyers declare where their money comes from, and accounts are compared: it tends to come out.',
        ],
        [
          'Save what the law lets you save: the single-home exemption, expenses, gift allowances, separate taxation of rental income. Tell me your situation and I work it out.',
          'A loan from parents needs an agreement and real payments of interest and principal.',
          'If something was left out, an amended or late return lowers the surcharge the earlier it is filed. The tax help line is 126.',
        ],
      ),
    },
  },
  RIGGING: {
    articles: [
      article(BROKERS, '제33조', '누구든지 시세에 부당한 영향을 줄 목적으로 업무를 방해해서는 아니 된다'),
      article(BROKERS, '제18조의2', '부당한 표시ㆍ광고를 하여서는 아니 된다'),
      article(REPORTING, '제4조', '거짓으로 신고를 하는 행위를 하여서는 아니 된다'),
    ],
    words: {
      KO: no(
        'KO',
        '안 됩니다. 허위 매물을 올리거나 값을 담합하고 거짓 거래로 시세를 움직이는 일은 불법이라서 도와드릴 수 없어요.',
        [
          '안내문이나 단톡방으로 특정 가격 아래로는 중개를 맡기지 말자고 이끄는 것은 금지돼 있어요 {1}.',
          '없는 매물이나 거짓·과장된 광고도 금지돼 있고 {2}, 하지 않은 거래를 신고하거나 신고 뒤 거짓으로 해제를 신고하는 것도 금지돼 있어요 {3}.',
        ],
        [
          '주변 실거래가를 근거로 값을 정하고, 수리 상태와 장점을 사진과 함께 사실대로 알리세요. 시세는 함께 확인해 드릴게요.',
          '다른 사람이 허위 매물이나 담합을 하는 것을 봤다면 부동산거래질서교란행위 신고센터에 신고할 수 있어요.',
        ],
      ),
      EN: no(
        'EN',
        'No. To post homes that do not exist, to fix prices or to move the market by sham deals is unlawful, so I cannot help with it.',
        [
          'To lead owners by notices or chats not to sell below some price is forbidden {1}.',
          'So are false listings {2}, and reporting deals that were not made or sham cancellations {3}.',
        ],
        [
          'Set the price by what homes nearby were sold for, and show its condition truly. I can look up the prices with you.',
          'False listings and price fixing by others can be reported to the centre for unfair real-estate practices.',
        ],
      ),
    },
  },
} as const satisfies Record<string, Care>
