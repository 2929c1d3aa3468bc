/** What a calculator has to say of its result: why, and what it took for granted. Every figure comes in from outside. */
export const NOTE = {
  'note.level.nearMedium': ({ ratio, limit }: { ratio: string; limit: string }) =>
    `부채비율 ${ratio}: 주의 구간(${limit} 초과)에 가깝습니다.`,
  'note.level.medium': ({ ratio, limit }: { ratio: string; limit: string }) =>
    `부채비율 ${ratio}: ${limit}를 넘어 주의가 필요합니다.`,
  'note.level.high': ({ ratio, limit }: { ratio: string; limit: string }) =>
    `부채비율 ${ratio}: ${limit}를 넘어 보증금을 돌려받지 못할 위험이 큽니다.`,
  'note.guarantee.shareAbove': ({ what, share, limit }: { what: string; share: string; limit: string }) =>
    `${what} ${share}: 보증 가입 한도 ${limit}를 넘습니다.`,
  'note.guarantee.shareNear': ({ what, share, limit }: { what: string; share: string; limit: string }) =>
    `${what} ${share}: 보증 가입 한도 ${limit}에 가깝습니다.`,
  'note.guarantee.depositAbove': ({ limit }: { limit: string }) =>
    `보증금이 보증 가입 한도 ${limit}을 넘습니다.`,
  'note.guarantee.depositNear': ({ limit }: { limit: string }) =>
    `보증금이 보증 가입 한도 ${limit}에 가깝습니다.`,
  'note.small.above': ({ ceiling }: { ceiling: string }) =>
    `보증금이 소액임차인 상한 ${ceiling}을 넘어 최우선변제를 받지 못합니다.`,
  'note.small.half': ({ half }: { half: string }) =>
    `최우선변제금은 주택가액의 절반인 ${half}까지만 받습니다.`,
  'note.small.straddles':
    '이 지역은 최우선변제 구간이 둘로 나뉘어 낮은 쪽을 적용했습니다. 동까지 확인하세요.',
  'note.small.day': ({ day }: { day: string }) =>
    `최초 담보물권 설정일: 입력되지 않아 ${day}의 최우선변제 기준을 적용했습니다.`,
  'note.small.tenant': '경매신청 등기 전에 전입신고와 점유를 갖춘 한 명의 임차인으로 보았습니다.',
  'note.guarantee.checked':
    '보증은 보증금·부채비율·선순위채권만 확인했습니다. 신청 기한, 확정일자, 위반건축물 등은 따로 확인해야 합니다.',
  'note.region.abolished': ({ code }: { code: string }) =>
    `${code}은(는) 폐지된 코드라 승계한 지역으로 판정했습니다.`,
  'note.omitted': ({ what }: { what: string }) => `${what}: 입력되지 않아 없는 것으로 계산했습니다.`,
  'note.roi.leftOut': '취득·보유·양도 세금, 공실, 시세 변동은 반영하지 않았습니다.',
  'note.roi.interestOnly': '대출은 원금을 갚지 않고 이자만 내는 것으로 계산했습니다.',
  'note.loan.partlyRegulated': '이 시군구는 일부만 규제지역이라 한도가 낮은 규제지역 기준으로 계산했습니다.',
  'note.loan.owner': '이미 주택이 있어 생애최초가 아니라 유주택으로 계산했습니다.',
  'note.loan.term': ({ asked, term }: { asked: string; term: string }) =>
    `만기 상한에 따라 ${asked}이 아니라 ${term}으로 계산했습니다.`,
  'note.loan.nothingLeft': ({ limit }: { limit: string }) =>
    `연소득의 ${limit}에서 기존 원리금을 빼면 남는 것이 없습니다.`,
  'note.loan.dsr': ({ limit }: { limit: string }) =>
    `DSR ${limit}는 대출 금액과 관계없이 적용했고, 원리금균등 상환으로 계산했습니다.`,
  'note.loan.easier': '서민·실수요자 우대와 기존 주택 처분조건은 적용하지 않았습니다.',
  'note.loan.noOther': '선순위 대출·임차보증금과 방공제는 없는 것으로 보았습니다.',
  'note.loan.noIncome': '연소득을 몰라 DSR은 적용하지 않았습니다. 소득에 따라 한도가 더 줄어들 수 있습니다.',
  'note.lease.ordinance': '시·도 조례로 더 낮게 정한 상한은 반영하지 않았습니다.',
  'note.lease.baseRate': ({ day, rate }: { day: string; rate: string }) =>
    `한국은행 기준금리: ${day} 현재 연 ${rate}를 적용했습니다.`,
  'note.fee.jeonse': '전세로 보아 월세는 거래금액에 넣지 않았습니다.',
  'note.fee.officetel': ({ area, otherwise }: { area: string; otherwise: string }) =>
    `전용면적 ${area} 이하이고 부엌·화장실·목욕시설을 갖춘 오피스텔로 보았습니다. 아니면 ${otherwise} 이내에서 협의합니다.`,
  'note.fee.ordinance': '시·도 조례의 요율이 이 상한보다 낮을 수 있고, 부가가치세는 넣지 않았습니다.',
  'note.tax.household': '주택 수는 세대 전체의 주택 수로 보았습니다.',
  'note.tax.exceptions': '시가표준액에 따른 중과 제외와 일시적 다주택은 적용하지 않았습니다.',
  'note.tax.person': '개인이 매매로 취득하는 것으로 보았고, 생애최초 등 감면은 적용하지 않았습니다.',
  'note.tax.size': ({ size, rural }: { size: string; rural: string }) =>
    `국민주택규모는 ${size}로 보았습니다(수도권 밖 읍·면의 ${rural}는 적용하지 않음).`,
}
