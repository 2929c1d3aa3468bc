import { article, CIVIL, LEASEHOLD, no } from './care-words.ts'
import type { Care } from './care-words.ts'

const FRAUD_VICTIMS = '전세사기피해자 지원 및 주거안정에 관한 특별법'

/** What is said where somebody may come to harm. */
export const PEOPLE = {
  CRISIS: {
    articles: [
      article(FRAUD_VICTIMS, '제12조', '전세사기피해자등 결정을 받으려는 임차인은 신청하여야 한다'),
      article(FRAUD_VICTIMS, '제17조', '경매의 유예 정지'),
      article(FRAUD_VICTIMS, '제20조', '경매절차에서의 우선매수권'),
      LEASEHOLD,
    ],
    words: {
      KO: {
        lead: '많이 힘드셨지요. 말해 주셔서 고마워요. 죽고 싶은 마음이 들거나 곁의 누군가가 걱정된다면 집 문제보다 먼저 사람과 이야기해 주세요. **자살예방 상담전화 109**는 24시간 열려 있어요. 지금 위험하다면 **119**나 **112**에 바로 전화하고, 혼자 있지 마세요.',
        sections: [
          {
            heading: '지금 전화할 수 있는 곳',
            items: [
              '자살예방 상담전화 109: 24시간, 본인뿐 아니라 걱정하는 가족·친구도 상담받을 수 있어요.',
              '정신건강 위기상담전화 1577-0199: 24시간, 가까운 정신건강복지센터로 이어 줘요.',
              '전세사기피해자지원센터 1533-8119: 피해자 결정 신청, 법률·금융·주거 지원을 안내하고 심리 상담도 이어 줘요.',
            ],
          },
          {
            heading: '보증금과 집은 그다음에, 하나씩',
            items: [
              '전세사기라면 전세사기피해자 결정을 신청할 수 있어요 {1}. 결정되면 경매를 미루거나 멈추고 {2}, 그 집을 먼저 살 권리를 쓰고 {3}, 금융·주거 지원을 받을 길이 열려요.',
              '이사하거나 전입을 옮기기 전에 잠깐 멈추세요. 보증금을 돌려받지 못한 채 계약이 끝났다면 임차권등기명령을 먼저 해야 순위를 지켜요 {4}.',
              '계약서, 이체 내역, 문자는 지우지 말고 모아 두세요. 무료 법률 상담은 대한법률구조공단 132에서 받을 수 있어요.',
              '마음이 조금 가라앉으면 계약 날짜와 보증금, 경매가 시작됐는지만 알려 주세요. 다음에 할 일을 함께 정리할게요.',
            ],
          },
        ],
      },
      EN: {
        lead: 'I am sorry that you are going through this, and thank you for saying it. If you think of dying, or fear for somebody close to you, please talk to a person first: **109, the suicide prevention line of Korea, is open 24 hours**. If you are in danger right now, call **119** or **112** and do not stay alone.',
        sections: [
          {
            heading: 'Whom you can call now',
            items: [
              '109, suicide prevention: 24 hours, also for family and friends who are worried.',
              '1577-0199, mental health crisis line: 24 hours.',
              '1533-8119, the support centre for victims of jeonse fraud: explains how to be recognised as a victim and what legal, financial and housing help there is, and arranges counselling.',
            ],
          },
          {
            heading: 'The deposit and the home come after that, one step at a time',
            items: [
              'A victim of jeonse fraud can apply to be recognised as one {1}; after that an auction can be put off or stopped {2}, the home can be bought before others {3}, and loans and housing are open.',
              'Do not move out or move your registered address yet. If the lease has ended and the deposit was not returned, have the leasehold registered first, so that your rank is kept {4}.',
              'Keep the contract, the transfers and the messages. The Korea Legal Aid Corporation (132) advises free of charge.',
              'When you feel a little calmer, tell me the date of the contract, the deposit and whether an auction has begun, and we put the next steps in order.',
            ],
          },
        ],
      },
    },
  },
  PRIVACY: {
    articles: [],
    words: {
      KO: no(
        'KO',
        '다른 사람의 개인정보(이름, 연락처, 주소, 주민등록번호 같은 것)는 알아봐 드릴 수 없어요.',
        [
          '본인의 동의 없이 남의 개인정보를 캐내거나 넘기면 개인정보 보호법 위반으로 처벌받을 수 있어요.',
          '그 정보로 찾아가거나 계속 연락하면 사생활 침해를 넘어 스토킹범죄가 될 수 있어요.',
        ],
        [
          '층간소음이면 관리사무소에 중재를 요청하고, 층간소음 이웃사이센터(1661-2642)나 분쟁조정위원회에 조정을 신청하세요. 상대의 이름이나 번호를 몰라도 돼요.',
          '집의 소유자가 누구인지는 누구나 등기사항증명서(인터넷등기소)로 확인할 수 있어요.',
          '집주인·세입자에게 알릴 것이 있으면 계약서에 적힌 주소로 내용증명을 보내거나, 계약을 중개한 사무소에 전달을 부탁하세요.',
          '소송에 상대의 주소가 필요하면 법원에 사실조회나 주소보정을 신청하면 돼요.',
        ],
      ),
      EN: no(
        'EN',
        'I cannot look up another person’s personal data, such as a name, a phone number, an address or a resident registration number.',
        [
          'Obtaining or passing on such data without consent is an offence under the Personal Information Protection Act.',
          'To turn up at somebody’s home or to keep contacting them may be stalking.',
        ],
        [
          'About noise: ask the management office to mediate, then the neighbour centre for noise between floors (1661-2642) or a dispute mediation committee. You need neither name nor number for that.',
          'Anybody may see who owns a home in its registry extract (Internet Registry Office).',
          'To reach a landlord or tenant, send certified mail to the address in the contract, or ask the broker to pass it on.',
          'If a lawsuit needs an address, the court can inquire for it.',
        ],
      ),
    },
  },
  ENTRY: {
    articles: [
      article(
        CIVIL,
        '제640조',
        '임차인의 차임연체액이 2기의 차임액에 달하는 때에는 임대인은 계약을 해지할 수 있다',
      ),
    ],
    words: {
      KO: no(
        'KO',
        '안 됩니다. 내 집이라도 세를 준 동안은 세입자의 주거라서, 동의 없이 들어가거나 짐을 빼고 잠금장치·전기·수도에 손대는 것은 도와드릴 수 없어요.',
        [
          '동의 없이 들어가면 주거침입(형법 제319조)이 될 수 있어요. 비밀번호나 열쇠를 알고 있어도 같아요.',
          '짐을 치우거나 버리면 재물손괴(형법 제366조), 전기·수도를 끊으면 업무방해나 손해배상 책임이 따를 수 있어요.',
        ],
        [
          '월세가 2기분 이상 밀렸으면 계약을 해지할 수 있어요 {1}. 내용증명으로 밀린 금액과 해지를 알리세요.',
          '나가지 않으면 점유이전금지가처분과 명도소송(또는 제소전화해·조정)을 거쳐, 판결을 받아 집행관의 강제집행으로 내보내요.',
          '연락이 끊겨 안전이 걱정되면 112나 119에 신고해 함께 확인하세요. 혼자 열고 들어가지 마세요.',
          '밀린 월세는 보증금에서 빼거나 지급명령으로 받을 수 있어요.',
        ],
      ),
      EN: no(
        'EN',
        'No. While it is let, it is the tenant’s home: I cannot help with entering without consent, clearing it out, changing the locks or cutting off utilities.',
        [
          'To enter without consent may be trespass (Criminal Act, article 319), also with a key or the code.',
          'To remove or throw away belongings may be damage to property (article 366); cutting off power or water makes you liable.',
        ],
        [
          'When two periods of rent are unpaid, you may end the lease {1}: say so by certified mail.',
          'If the tenant stays, the way is an injunction against handing over possession, an eviction suit or mediation, and enforcement by a bailiff.',
          'If you fear for the tenant’s safety, call 112 or 119 and go in with them only.',
          'Unpaid rent can be set off against the deposit or claimed by an order for payment.',
        ],
      ),
    },
  },
  REVENGE: {
    articles: [LEASEHOLD],
    words: {
      KO: no(
        'KO',
        '화가 많이 나셨겠어요. 하지만 협박·폭력·보복은 안 됩니다. 방법을 도와드릴 수 없고, 받을 것을 받는 데에도 오히려 불리해져요.',
        [
          '겁을 주면 협박(형법 제283조), 때리면 폭행(제260조), 물건을 부수면 재물손괴(제366조)로 처벌받을 수 있어요.',
          '보복 소음을 되풀이하거나 계속 찾아가면 스토킹범죄가 될 수 있고, 손해배상도 해야 할 수 있어요.',
        ],
        [
          '층간소음이면 관리사무소 중재 → 층간소음 이웃사이센터(1661-2642) 상담·측정 → 분쟁조정위원회 조정 순서로 하세요. 시간과 소리를 적어 두면 증거가 돼요.',
          '보증금을 못 받았으면 내용증명 → 임차권등기명령 {1} → 지급명령이나 소송 순서로 받아 내세요. 내용증명은 도와드릴게요.',
          '임대인·세입자와의 다툼은 주택임대차분쟁조정위원회에서 적은 비용으로 조정받을 수 있어요.',
          '지금 위험하거나 위협을 받고 있으면 112에 신고하세요.',
        ],
      ),
      EN: no(
        'EN',
        'You must be very angry. But threats, violence or revenge are not the way: I cannot help with them, and they weaken your own claim.',
        [
          'Threatening (Criminal Act, article 283), hitting (260) and breaking things (366) are offences.',
          'Repeated noise in revenge, or turning up again and again, may be stalking, with damages on top.',
        ],
        [
          'About noise: the management office, then the neighbour centre for noise between floors (1661-2642), then a mediation committee. Note times and sounds.',
          'About a deposit: certified mail, then registration of the leasehold {1}, then an order for payment or a lawsuit. I can help with the letter.',
          'A housing lease dispute mediation committee settles quarrels at little cost.',
          'If you are in danger or threatened, call 112.',
        ],
      ),
    },
  },
} as const satisfies Record<string, Care>
