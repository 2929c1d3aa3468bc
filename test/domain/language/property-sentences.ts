import { readFileSync } from 'node:fs'
import type { Region } from '../../../src/domain/region.ts'

/**
 * Our own sentences with what they must be read as. After the arrow, in this order and only where present: regions by
 * full name (comma), then words: types (APT OFF VIL ONE HOU), deals (SALE JEONSE RENT), bounds as field=min..max
 * (sale, dep, rent, area, year, hh, walk), flags (direct near agent). The caller's date is 2026-11-20.
 */
export const PROPERTY_SENTENCES = `
강남구 5억 미만 아파트 찾아줘, 지하철역 근처로 → 서울특별시 강남구 | APT SALE sale=..49999 walk=..10 near
성남 분당구, 전세 4억에서 6억 사이, 84㎡ 이상, 2015년 이후 준공, 역세권, 직거래 제외 → 경기도 성남시 분당구 | JEONSE dep=40000..60000 area=84.. year=2015.. walk=..10 near
부산 해운대구 우동 오피스텔 매매 2억대 → 부산광역시 해운대구 우동 | OFF SALE sale=20000..29999
대구 수성구 범어동 아파트 10억 넘지 않는 걸로 → 대구광역시 수성구 범어동 | APT SALE sale=..100000
인천 부평구 삼산동 빌라 전세 1억5천까지 → 인천광역시 부평구 삼산동 | VIL JEONSE dep=..15000
광주 북구 용봉동 원룸 300/35 → 광주광역시 북구 용봉동 | ONE RENT dep=..300 rent=..35
대전 유성구 봉명동 투룸 월세 500에 50 이하 → 대전광역시 유성구 봉명동 | RENT dep=..500 rent=..50
울산 중구 태화동 단독주택 매매 4억 전후 → 울산광역시 중구 태화동 | HOU SALE sale=36000..44000
세종 도담동 아파트 전세 3억 밑으로 → 세종특별자치시 도담동 | APT JEONSE dep=..30000
수원시 영통구 망포동 34평 아파트 → 경기도 수원시 영통구 망포동 | APT area=78.68..89.92
용인 기흥구 아파트 5억5천 이하 20평대 → 경기도 용인시 기흥구 | APT SALE sale=..55000 area=46.28..79.33
고양시 덕양구 화정동 아파트 매매 6억 안 넘는 거 → 경기도 고양시 덕양구 화정동 | APT SALE sale=..60000
창원 성산구 상남동 오피스텔 월세 → 경상남도 창원시 성산구 상남동 | OFF RENT
청주 흥덕구 복대동 아파트 3억에서 4억 → 충청북도 청주시 흥덕구 복대동 | APT SALE sale=30000..40000
전주 덕진구 송천동 아파트 전세 2억 후반 → 전북특별자치도 전주시 덕진구 송천동1가,전북특별자치도 전주시 덕진구 송천동2가 | APT JEONSE dep=26666..29999
제주 노형동 빌라 연세 말고 월세 → 제주특별자치도 제주시 노형동 | VIL RENT
강릉시 교동 아파트 2억 초반 → 강원특별자치도 강릉시 교동 | APT SALE sale=20000..23333
목포 옥암동 아파트 1억~2억 → 전라남도 목포시 옥암동 | APT SALE sale=10000..20000
여수시 웅천동 신축 아파트 → 전라남도 여수시 웅천동 | APT year=2021..
구미 옥계동 원룸 월세 30만원 이하 → 경상북도 구미시 옥계동 | ONE RENT rent=..30
경주시 황성동 아파트 매매 2억5천 언더 → 경상북도 경주시 황성동 | APT SALE sale=..25000
성동구 성수동 오피스텔 → 서울특별시 성동구 성수동1가,서울특별시 성동구 성수동2가 | OFF
신사동 빌라 전세 3억 → 서울특별시 은평구 신사동,서울특별시 강남구 신사동 | VIL JEONSE dep=..30000
은평구 신사동 빌라 전세 3억 → 서울특별시 은평구 신사동 | VIL JEONSE dep=..30000
서울 중구 신당동 아파트 → 서울특별시 중구 신당동 | APT
강서구 아파트 → 서울특별시 강서구,부산광역시 강서구 | APT
광주 아파트 매매 → 광주광역시,경기도 광주시 | APT SALE
고성 단독주택 → 강원특별자치도 고성군,경상남도 고성군 | HOU
잠실 아파트 전세 10억 이하 → 서울특별시 송파구 잠실동 | APT JEONSE dep=..100000
여의도 오피스텔 1억에 80 → 서울특별시 영등포구 여의도동 | OFF RENT dep=..10000 rent=..80
동탄 아파트 59㎡ → 경기도 화성시 동탄구 | APT area=56.05..61.95
위례신도시 84㎡ 아파트 매매 → 서울특별시 송파구 장지동,경기도 성남시 수정구 창곡동,경기도 하남시 학암동 | APT SALE area=79.8..88.2
강남 3구 아파트 20억 이상 → 서울특별시 강남구,서울특별시 서초구,서울특별시 송파구 | APT SALE sale=200000..
수도권 빌라 매매 2억 이하 → 서울특별시,인천광역시,경기도 | VIL SALE sale=..20000
강남역 오피스텔 월세 120 이하 → 서울특별시 강남구 역삼동 | OFF RENT rent=..120 walk=..10 near
홍대입구역 도보 5분 원룸 → 서울특별시 마포구 동교동 | ONE walk=..5 near
초역세권 오피스텔 관악구 → 서울특별시 관악구 | OFF walk=..5 near
보증금 5000 월세 50 송파구 문정동 오피스텔 → 서울특별시 송파구 문정동 | OFF RENT dep=..5000 rent=..50
보 1000 월 60 신림동 원룸 → 서울특별시 관악구 신림동 | ONE RENT dep=..1000 rent=..60
천에 육십 노원구 원룸 → 서울특별시 노원구 | ONE RENT dep=..1000 rent=..60
이천에 칠십 상계동 아파트 → 서울특별시 노원구 상계동 | APT RENT dep=..2000 rent=..70
2천에 70만원 이하 투룸 중랑구 면목동 → 서울특별시 중랑구 면목동 | RENT dep=..2000 rent=..70
보증금 1억 이하 강동구 길동 → 서울특별시 강동구 길동 | JEONSE RENT dep=..10000
반전세 1억에 50 동작구 사당동 → 서울특별시 동작구 사당동 | RENT dep=..10000 rent=..50
매매나 전세 5억 이하 아파트 구로구 → 서울특별시 구로구 | APT SALE JEONSE sale=..50000 dep=..50000
전세 3억 이하 또는 매매 5억 이하 아파트 의정부시 → 경기도 의정부시 | APT SALE JEONSE sale=..50000 dep=..30000
월세나 전세 빌라 금천구 → 서울특별시 금천구 | VIL JEONSE RENT
빌라 말고 아파트 전세 도봉구 → 서울특별시 도봉구 | APT JEONSE
빌라나 원룸 빼고 오피스텔 영등포구 → 서울특별시 영등포구 | OFF
전세 말고 매매로 강북구 아파트 → 서울특별시 강북구 | APT SALE
직거래 제외 마포구 아파트 → 서울특별시 마포구 | APT
관리비 20만원 이하 원룸 서대문구 → 서울특별시 서대문구 | ONE
연봉 5천인데 종로구 전세 1억 → 서울특별시 종로구 | JEONSE dep=..10000
현금 3억 있어요 하남시 아파트 매매 → 경기도 하남시 | APT SALE
대출 2억 받아서 김포시 아파트 매매 4억 → 경기도 김포시 | APT SALE sale=..40000
주차 2대 되는 다가구 파주시 → 경기도 파주시 | HOU
남향 아파트 2층 이상 양주시 → 경기도 양주시 | APT
반려견 가능한 오피스텔 월세 성북구 → 서울특별시 성북구 | OFF RENT
공원 옆 단독주택 남양주시 → 경기도 남양주시 | HOU
초등학교 도보 5분 아파트 안양 동안구 → 경기도 안양시 동안구 | APT near
학군 좋은 아파트 대치동 → 서울특별시 강남구 대치동 | APT near
2호선 라인 원룸 → | ONE
500세대 이상 아파트 광명시 → 경기도 광명시 | APT hh=500..
대단지 아파트 전세 시흥시 배곧동 → 경기도 시흥시 배곧동 | APT JEONSE hh=1000..
500~1000세대 아파트 오산시 → 경기도 오산시 | APT hh=500..1000
2010년 이전 준공 아파트 군포 → 경기도 군포시 | APT year=..2010
2015년부터 2020년 사이에 지은 아파트 의왕 → 경기도 의왕시 | APT year=2015..2020
준공 10년 이내 빌라 부천 → 경기도 부천시 | VIL year=2016..
15년 이상 된 아파트 과천시 → 경기도 과천시 | APT year=..2011
준신축 오피스텔 안산 단원구 → 경기도 안산시 단원구 | OFF year=2016..
2027년 3월 입주 예정 아파트 전세 이천시 → 경기도 이천시 | APT JEONSE
전용 59 아파트 평택시 → 경기도 평택시 | APT area=56.05..61.95
전용면적 60 이하 아파트 구리 → 경기도 구리시 | APT area=..60
국평 아파트 광진구 → 서울특별시 광진구 | APT area=79.8..88.2
30평 미만 아파트 화성시 → 경기도 화성시 | APT area=..79.33
25평 정도 아파트 포천시 → 경기도 포천시 | APT area=52.07..72.73
20~30평 빌라 여주시 → 경기도 여주시 | VIL area=66.12..99.17
스물다섯 평 아파트 안성시 → 경기도 안성시 | APT area=57.85..66.12
59㎡나 84㎡ 아파트 동대문구 → 서울특별시 동대문구 | APT area=56.05..88.2
10억대 아파트 서초구 → 서울특별시 서초구 | APT SALE sale=100000..199999
3~5억대 아파트 중랑구 → 서울특별시 중랑구 | APT SALE sale=30000..59999
100만원대 월세 오피스텔 마포 → 서울특별시 마포구 | OFF RENT rent=100..199
3천만원대 전세 원룸 천안 → 충청남도 천안시 | ONE JEONSE dep=3000..3999
5억 초과 7억 미만 아파트 성남 중원구 → 경기도 성남시 중원구 | APT SALE sale=50001..69999
최소 3억 최대 5억 아파트 양산시 → 경상남도 양산시 | APT SALE sale=30000..50000
3억 이상 오피스텔 매수 → | OFF SALE sale=30000..
약 2억 아파트 진주시 → 경상남도 진주시 | APT SALE sale=18000..22000
한 2억 5천쯤 하는 아파트 순천 → 전라남도 순천시 | APT SALE sale=22500..27500
육억오천 이하 아파트 수원 → 경기도 수원시 | APT SALE sale=..65000
전세 일억이천 빌라 → | VIL JEONSE dep=..12000
오천만원 이하 원룸 전세 포항 남구 → 경상북도 포항시 남구 | ONE JEONSE dep=..5000
매매 35000 이하 아파트 거제시 → 경상남도 거제시 | APT SALE sale=..35000
전세 8000 원룸 전주 → 전북특별자치도 전주시 | ONE JEONSE dep=..8000
5.5억 이하 아파트 김해 → 경상남도 김해시 | APT SALE sale=..55000
1억 2,500만원 이하 전세 → | JEONSE dep=..12500
아파드 매매 3억 이하 원주 → 강원특별자치도 원주시 | APT SALE sale=..30000
오피스탤 월새 50 이하 춘천 → 강원특별자치도 춘천시 | OFF RENT rent=..50
강남그 아파트 → 서울특별시 강남구 | APT
송퍄구 빌라 전세 → 서울특별시 송파구 | VIL JEONSE
원름 월세 관악구 → 서울특별시 관악구 | ONE RENT
메매 4억 아파트 논산시 → 충청남도 논산시 | APT SALE sale=..40000
apartment for sale in Gangnam-gu under 1 billion won → 서울특별시 강남구 | APT SALE sale=..100000
villa under 300M KRW in Gwangjin-gu → 서울특별시 광진구 | VIL SALE sale=..30000
two-bedroom jeonse in Mapo around 400 million won → 서울특별시 마포구 | JEONSE dep=36000..44000
officetel in Yeoksam-dong, monthly rent up to 1 million won, deposit 20 million won → 서울특별시 강남구 역삼동 | OFF RENT dep=..2000 rent=..100
studio near a subway station in Sinchon → 서울특별시 마포구 노고산동,서울특별시 서대문구 창천동 | ONE walk=..10 near
apartments in Bundang between 800 million and 1.2 billion won → 경기도 성남시 분당구 | APT SALE sale=80000..120000
newly built apartment in Songdo, at least 84 sqm → 인천광역시 연수구 송도동 | APT year=2021.. area=84..
house in Jeju for less than 500 million won → 제주특별자치도 | HOU SALE sale=..49999
Haeundae apartment, jeonse, no more than 350 million won → 부산광역시 해운대구 | APT JEONSE dep=..35000
apartment complex with at least 1000 households in Hanam → 경기도 하남시 | APT hh=1000..
within 10 minutes walk of the subway, apartment in Jongno-gu → 서울특별시 종로구 | APT walk=..10 near
large complex apartment in Dongtan built after 2018 → 경기도 화성시 동탄구 | APT hh=1000.. year=2018..
officetel in Gangnam or Seocho with real estate agent contact → 서울특별시 강남구,서울특별시 서초구 | OFF agent
강남구아파트전세5억이하로부탁 → 서울특별시 강남구 | APT JEONSE dep=..50000
서울강남구역삼동오피스텔월세1000/60 → 서울특별시 강남구 역삼동 | OFF RENT dep=..1000 rent=..60
역삼1동 원룸 → 서울특별시 강남구 역삼동 | ONE
분당 정자동이나 서현동 아파트 전세 → 경기도 성남시 분당구 정자동,경기도 성남시 분당구 서현동 | APT JEONSE
송파구 잠실동 말고 문정동 아파트 → 서울특별시 송파구 문정동 | APT
은마아파트 전세 6억 이하 → | APT JEONSE dep=..60000
평택 지제역 근처 아파트 매매 → 경기도 평택시 지제동 | APT SALE walk=..10 near
전세 2억에 나온 빌라 화곡동 → 서울특별시 강서구 화곡동 | VIL JEONSE dep=..20000
양평군 전원주택 매매 3억 이하 → 경기도 양평군 | SALE sale=..30000
가평 단독 매매 → 경기도 가평군 | HOU SALE
예산군 아파트 → 충청남도 예산군 | APT
예산 8억으로 송파구 아파트 → 서울특별시 송파구 | APT SALE sale=..80000
봉담읍 상리 단독주택 → 경기도 화성시 효행구 봉담읍 상리 | HOU
아산 탕정면 아파트 전세 2억 → 충청남도 아산시 탕정면 | APT JEONSE dep=..20000
급매 아파트 5억 이하 일산 → 경기도 고양시 일산동구,경기도 고양시 일산서구 | APT SALE sale=..50000
월세 70 이하인 오피스텔 보증금은 2000까지 강서구 마곡동 → 서울특별시 강서구 마곡동 | OFF RENT dep=..2000 rent=..70
지하철 7호선 근처 광명시 광명동 빌라 → 경기도 광명시 광명동 | VIL walk=..10 near
걸어서 3분 거리에 역 있는 오피스텔 → | OFF walk=..3 near
부동산 연락처도 같이 전세 아파트 수지구 → 경기도 용인시 수지구 | APT JEONSE agent
직거래 원룸 신촌 → 서울특별시 마포구 노고산동,서울특별시 서대문구 창천동 | ONE direct agent
임대 상가주택 말고 전월세 빌라 중구 신당동 → 서울특별시 중구 신당동 | VIL JEONSE RENT
아파트나 오피스텔 매매 3억대 부평 → 인천광역시 부평구 | APT OFF SALE sale=30000..39999
연립 다세대 전세 1억 미만 수유동 → 서울특별시 강북구 수유동 | VIL JEONSE dep=..9999
학교 가까운 아파트 월세 1억/100 목동 → 서울특별시 양천구 목동,대전광역시 중구 목동,경기도 화성시 동탄구 목동,경기도 광주시 목동 | APT RENT dep=..10000 rent=..100 near
보증금 500~1000에 월세 40~50 원룸 → | ONE RENT dep=500..1000 rent=40..50
월 50 이하 원룸 보증금 500 이하 → | ONE RENT dep=..500 rent=..50
전세 2억 8천 밑, 방 3개, 남양주 다산동 → 경기도 남양주시 다산동 | JEONSE dep=..28000
신혼부부가 살 아파트 전세 4억 내외 미사 → 경기도 하남시 망월동,경기도 하남시 풍산동,경기도 하남시 선동 | APT JEONSE dep=36000..44000
창원 진해구 아파트 2억 미만 대단지 → 경상남도 창원시 진해구 | APT SALE sale=..19999 hh=1000..
공덕역 역세권 아파트 매매 15억 이하 → 서울특별시 마포구 공덕동 | APT SALE sale=..150000 walk=..10 near
성수2가 빌라 → 서울특별시 성동구 성수동2가 | VIL
종로3가 오피스텔 → 서울특별시 종로구 종로3가 | OFF
을지로 오피스텔 월세 → 서울특별시 중구 을지로1가,서울특별시 중구 을지로2가,서울특별시 중구 을지로3가,서울특별시 중구 을지로4가,서울특별시 중구 을지로5가,서울특별시 중구 을지로6가,서울특별시 중구 을지로7가 | OFF RENT
전라북도 익산시 아파트 전세 → 전북특별자치도 익산시 | APT JEONSE
충남 공주 아파트 → 충청남도 공주시 | APT
경남 고성군 단독주택 매매 1억 → 경상남도 고성군 | HOU SALE sale=..10000
집 살 건데 8억 정도 있어요 강동구 → 서울특별시 강동구 | SALE sale=72000..88000
3억으로 들어갈 수 있는 전셋집 중계동 → 서울특별시 노원구 중계동 | JEONSE dep=..30000
6억 이하면 좋고 30평대 아파트 김포 → 경기도 김포시 | APT SALE sale=..60000 area=69.42..105.78
5억보다 싼 아파트 부산진구 → 부산광역시 부산진구 | APT SALE sale=..49999
전세가 2억 아래인 오피스텔 미추홀구 → 인천광역시 미추홀구 | OFF JEONSE dep=..20000
7억 이상은 안 돼요 노원구 아파트 → 서울특별시 노원구 | APT SALE sale=..69999
청주시 상당구에서 2억 중반대 아파트 매매 → 충청북도 청주시 상당구 | APT SALE sale=23333..26666
수원 아파트 84 전세 7억 이하 → 경기도 수원시 | APT JEONSE dep=..70000 area=79.8..88.2
송파구 아파트 입주 5년차 이하 → 서울특별시 송파구 | APT year=2021..
부산 진구 오피스텔 월세 1000만원에 55만원 → 부산광역시 부산진구 | OFF RENT dep=..1000 rent=..55
아파트 말고 단독이나 다가구로 4억 언더 강북구 → 서울특별시 강북구 | HOU SALE sale=..40000
역에서 걸어서 10분 안 아파트 전세 강서구 서울 → 서울특별시 강서구 | APT JEONSE walk=..10 near
북구 아파트 전세 2억 광주 → 광주광역시 북구 | APT JEONSE dep=..20000
분당이나 수지 아파트 전세 → 경기도 성남시 분당구,경기도 용인시 수지구 | APT JEONSE
고령의 부모님이 사실 아파트 전세 → | APT JEONSE
고령 아파트 전세 → 경상북도 고령군 | APT JEONSE
2년 동안 살 오피스텔 전세 → | OFF JEONSE
rent a one-room in Seoul, deposit 5 million, monthly 450,000 won → 서울특별시 | ONE RENT dep=..500 rent=..45
2012년식 아파트 서초구 → 서울특별시 서초구 | APT year=2012..2012
15년식 오피스텔 서초구 → 서울특별시 서초구 | OFF year=2015..2015
전세대출 되는 빌라 강서구 서울 2억 → 서울특별시 강서구 | VIL JEONSE dep=..20000
전세 끼고 매매 5억 아파트 → | APT SALE sale=..50000
판교로 출퇴근 가능한 원룸 → | ONE
강남역까지 30분 이내 아파트 전세 → | APT JEONSE
월 60에 보증금 1000 원룸 → | ONE RENT dep=..1000 rent=..60
200만원 이하 월세, 보증금 1억 → | RENT dep=..10000 rent=..200
적어도 3억은 넘는 아파트 동작구 흑석동 → 서울특별시 동작구 흑석동 | APT SALE sale=30001..
`
  .split('\n')
  .filter((line) => line.includes('→'))

/** “*신사동” stands for every region of that name, and for its family (금호동1가). */
const everyOf = (name: string, regions: readonly Region[]): string[] =>
  regions.flatMap((region) => (region.name.replace(/\d+가$/, '') === name ? [region.fullName] : []))

/**
 * Two batches over the whole country, each written before the reader had seen it (read exactly at once: 120 of 124, 116 of
 * 120), in the same notation. Where a dong is named without its gu, all of that name are wanted.
 */
export const readCountrySentences = (regions: readonly Region[]): string[] =>
  readFileSync(new URL('property-sentences-country.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.includes('→'))
    .map((line) => line.replace(/\*([가-힣]+)/g, (_, name: string) => everyOf(name, regions).join(',')))
