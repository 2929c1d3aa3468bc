import rows from '../../src/domain/property-kinds.json' with { type: 'json' }

/**
 * Run by itself: one row gets a new noun, a new code, a new service and another name before anything reads the table, and
 * what readers, writers and importers make of them is printed as JSON.
 */
const { VILLA } = rows
VILLA.ko = '도담집'
VILLA.en = 'dodam house'
VILLA.inside.push('도담집', 'dodam houses?')
VILLA.names.push('도담집')
VILLA.portal.codes.push('DDJ')
VILLA.portal.words += '|도담집'
VILLA.ministry.services.push('DodamTrade')
VILLA.ministry.words += '|도담집'
VILLA.ministry.file += '|dodam'

const { unknownPlaces } = await import('../../src/domain/reading/named-places.ts')
const { buildPlaceIndex } = await import('../../src/domain/language/places.ts')
const { readPropertyQuery } = await import('../../src/domain/language/query.ts')
const { term } = await import('../../src/domain/message/arg.ts')
const { formatArg } = await import('../../src/domain/message/say.ts')
const { KIND_NOUNS } = await import('../../src/domain/property-kind.ts')
const { PROPERTY_TYPE_LABELS } = await import('../../src/domain/property.ts')
const { propertyTypeOfCode } = await import('../../src/sources/listing-codes.ts')
const { MOLIT_SERVICES, propertyTypeOfItem } = await import('../../src/sources/molit-api-fields.ts')
const { propertyTypeOf, propertyTypeOfFileName } = await import('../../src/sources/molit-columns.ts')

const places = buildPlaceIndex([
  { code: '1100000000', name: '서울특별시', fullName: '서울특별시', level: 'SIDO' },
  { code: '1144000000', name: '마포구', fullName: '서울특별시 마포구', level: 'SIGUNGU' },
])
const typesIn = (text: string) =>
  readPropertyQuery(text, places, new Date('2026-11-01T00:00:00Z')).propertyTypes

console.log(
  JSON.stringify({
    read: [
      '마포구 도담집 전세 3억 이하',
      '마포구 은빛도담집 전세',
      '마포구 도담짐 전세',
      'dodam house in Mapo-gu',
    ].map(typesIn),
    nouns: KIND_NOUNS.split('|').includes('도담집'),
    placeBefore: unknownPlaces('가나다동 도담집 알려줘', places),
    label: PROPERTY_TYPE_LABELS.VILLA,
    terms: [formatArg(term('type.VILLA'), 'KO'), formatArg(term('type.VILLA'), 'EN')],
    conditions: [formatArg(term('type.said.VILLA'), 'KO'), formatArg(term('type.said.VILLA'), 'EN')],
    imported: [
      propertyTypeOfCode('DDJ', ''),
      propertyTypeOfCode('', '도담집'),
      propertyTypeOf('도담집(전월세)'),
      propertyTypeOfFileName('dodam_2026.csv'),
      MOLIT_SERVICES['DodamTrade'],
      propertyTypeOfItem({ houseType: '도담집' }),
    ],
  }),
)
