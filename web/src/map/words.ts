import { defineWords } from '../i18n/words.ts'

export const MAP_WORDS = defineWords({
  KO: {
    title: '지도',
    map: '매물 지도',
    list: '지도에 보이는 곳',
    none: '이 범위에는 조건에 맞는 매물이 없습니다',
    noneText: '지도를 옮기거나 조건을 지워 보세요.',
    cluster: '{name} 매물 {count}건',
    median: '중앙값 {price}',
    single: '{count}건',
    noMap: '이 브라우저는 지도를 그릴 수 없어 목록으로 보여 드립니다.',
    asList: '목록으로 보기',
    zoomOut: '넓게 보기',
    onePrice: '거래 유형을 하나만 고르면 가격이 표시됩니다.',
  },
  EN: {
    title: 'Map',
    map: 'Map of homes',
    list: 'What the map shows',
    none: 'No home here meets the conditions',
    noneText: 'Move the map or remove conditions.',
    cluster: '{name}, {count} {count:home|homes}',
    median: 'median {price}',
    single: '{count}',
    noMap: 'This browser cannot draw maps; here is the list.',
    asList: 'Show as a list',
    zoomOut: 'Zoom out',
    onePrice: 'Choose one kind of deal to see prices.',
  },
})
