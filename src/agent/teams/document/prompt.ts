import { inLanguages } from '../../../domain/languages.ts'
import type { DocumentType } from '../../../domain/document/order.ts'
import { dateText } from '../../../domain/document/wording.ts'
import type { Language } from '../../../domain/run.ts'

type AskParties = Record<DocumentType, (contract: string, home: string | null) => string>

/** What the document team says. Its contracts are Korean in every language. */
export const DOCUMENT_WORDS = inLanguages({
  KO: {
    chooseHome: (count: number, own: string) =>
      `어느 집의 계약서를 쓸까요? 매물 ${count}건 가운데 하나를 골라 주세요. 매물에 없는 내 집이면 ‘${own}’ 항목을 골라 주세요.`,
    typeHome: (field: string) => `‘${field}’도 적어 주세요. 비우면 손으로 적을 칸을 남겨요.`,
    widened: '말씀하신 조건에 모두 맞는 매물이 없어, 조건을 줄여 다시 찾았어요.',
    gone: '고르신 매물이 그사이 내려갔어요.',
    noHome:
      '계약서를 쓸 수 있는 매물을 찾지 못했어요. 없는 집을 지어낼 수는 없으니, 주택의 표시를 빈칸으로 두고 손으로 적을 수 있는 계약서를 쓸까요?',
    writeBlank: '네, 빈칸으로 두고 써 주세요',
    writeNothing: '아니요, 쓰지 않을게요',
    problem: (why: string) => `적어 주신 내용으로는 계약서를 쓸 수 없어요. ${why} 고쳐서 다시 알려 주세요.`,
    parties: {
      lease_contract: (contract, home) =>
        `${home === null ? '' : `‘${home}’의 `}${contract}를 쓸게요. 임대인과 임차인의 이름·주소·전화번호, 보증금과 월세(만원, 월세가 없으면 0), 임대차 기간의 첫날과 마지막 날을 알려 주세요. 주민등록번호는 비우면 손으로 적을 칸을 남겨요. 특약이 있으면 함께 적어 주세요.`,
      sales_contract: (contract, home) =>
        `${home === null ? '' : `‘${home}’의 `}${contract}를 쓸게요. 매도인과 매수인의 이름·주소·전화번호, 계약금(만원), 계약일과 잔금일을 알려 주세요. 매매대금은 ${home === null ? '비우면 손으로 적을 빈칸으로 둬요' : '협의한 값이 있으면 함께 적어 주세요'}. 주민등록번호는 비우면 손으로 적을 칸을 남겨요. 특약이 있으면 함께 적어 주세요.`,
    } satisfies AskParties,
    byHand: '손으로 적을 빈칸',
    terms: {
      home: (text: string) => `부동산의 표시: ${text}`,
      lessorAndLessee: (lessor: string, lessee: string) => `당사자: 임대인 ${lessor}, 임차인 ${lessee}`,
      sellerAndBuyer: (seller: string, buyer: string) => `당사자: 매도인 ${seller}, 매수인 ${buyer}`,
      deposit: (amount: string) => `보증금: ${amount}`,
      rent: (amount: string) => `월세: ${amount}`,
      noRent: '월세: 없음 (전세)',
      period: (from: string, to: string) => `임대차 기간: ${dateText(from)}부터 ${dateText(to)}까지`,
      price: (amount: string) => `매매대금: ${amount}`,
      priceByHand: '매매대금: 손으로 적을 빈칸',
      downPayment: (amount: string, day: string) => `계약금: ${amount} (${dateText(day)})`,
      balance: (amount: string, day: string) => `잔금: ${amount} (${dateText(day)})`,
      balanceOn: (day: string) => `잔금일: ${dateText(day)}`,
      special: (count: number) => `특약: ${count}건`,
      noSpecial: '특약: 없음',
    },
    assume: {
      byHand: { name: '부동산의 표시', value: '매물이 없어 손으로 적을 빈칸으로 둠' },
      renewal: { name: '부동산의 표시', value: '살던 집의 갱신이라 손으로 적을 빈칸으로 둠' },
    },
    beyondHomes: (wanted: string) =>
      `‘${wanted}’는 쓸 수 있는 양식이 없어요. 지금은 주택임대차계약서(전세·월세)와 부동산매매계약서만 쓸 수 있어요.`,
    thrownAway: '계약서를 버렸어요. 저장해 둔 판도 모두 지웠어요.',
    noDocument:
      '계약할 매물이 없어 계약서를 쓰지 않았어요. 지역이나 조건을 바꾸거나, 빈칸 계약서를 원한다고 말씀해 주세요.',
  },
  EN: {
    chooseHome: (count: number, own: string) =>
      `Which home is the contract about? Choose one of ${count}. If it is a home of your own that is not listed: “${own}”`,
    typeHome: (field: string) => `Give “${field}” as well; it is left blank otherwise.`,
    widened: 'No home fits everything you asked for, so this was searched again with fewer conditions.',
    gone: 'The home that you chose has been taken off meanwhile.',
    noHome:
      'No home was found that a contract could be about, and none is made up. Shall the contract be written with room for the home to be filled in by hand?',
    writeBlank: 'Yes, leave it blank',
    writeNothing: 'No, do not write it',
    problem: (why: string) =>
      `The contract cannot be written with what you gave. ${why} Please correct it and send it again.`,
    parties: {
      lease_contract: (contract, home) =>
        `The contract will be a ${contract} (residential lease, in Korean)${home === null ? '' : ` for “${home}”`}. Give the name, address and phone number of the lessor (who lets) and the lessee (who rents), the deposit and the monthly rent in 만원 (0 where there is none), and the first and the last day of the lease. Resident registration numbers may be left out: there will be room to write them by hand. Add special terms if there are any.`,
      sales_contract: (contract, home) =>
        `The contract will be a ${contract} (sale, in Korean)${home === null ? '' : ` for “${home}”`}. Give the name, address and phone number of the seller and the buyer, the down payment in 만원, the day of the contract and that of the balance. Give the price too if you negotiated one${home === null ? '; it is left blank otherwise' : ''}. Resident registration numbers may be left out: there will be room to write them by hand. Add special terms if there are any.`,
    } satisfies AskParties,
    byHand: 'left blank, to be written by hand',
    terms: {
      home: (text: string) => `Home: ${text}`,
      lessorAndLessee: (lessor: string, lessee: string) => `Parties: lessor ${lessor}, lessee ${lessee}`,
      sellerAndBuyer: (seller: string, buyer: string) => `Parties: seller ${seller}, buyer ${buyer}`,
      deposit: (amount: string) => `Deposit: ${amount}`,
      rent: (amount: string) => `Monthly rent: ${amount}`,
      noRent: 'Monthly rent: none (jeonse)',
      period: (from: string, to: string) => `Term: from ${from} to ${to}`,
      price: (amount: string) => `Price: ${amount}`,
      priceByHand: 'Price: left blank, to be written by hand',
      downPayment: (amount: string, day: string) => `Down payment: ${amount} on ${day}`,
      balance: (amount: string, day: string) => `Balance: ${amount} on ${day}`,
      balanceOn: (day: string) => `Day of the balance: ${day}`,
      special: (count: number) => `Special terms: ${count}`,
      noSpecial: 'Special terms: none',
    },
    assume: {
      byHand: { name: 'home', value: 'left blank, since there is no listing' },
      renewal: { name: 'home', value: 'left blank, since a renewal is about the home that is lived in' },
    },
    beyondHomes: (wanted: string) =>
      `There is no template for “${wanted}”. Only leases of homes (jeonse, monthly rent) and sales of homes can be drawn up.`,
    thrownAway: 'The contract was thrown away; every version of it is deleted.',
    noDocument:
      'No contract was written, because there is no home that it could be about. Change the area or the conditions, or say that you want a contract with blanks.',
  },
} as const satisfies Record<Language, { parties: AskParties; [word: string]: unknown }>)
