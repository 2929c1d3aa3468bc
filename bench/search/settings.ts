export const CONNECTIONS = 20
/** Requests of one measurement; every server gets several in turns, so that a slow moment of the machine meets all. */
export const REQUESTS = 1_000
export const ROUNDS = 5
export const WARM_UP = 400
export const PAGE = 20
export const DEEP_PAGE = 500

/** 구 of 서울 and 성남 that the requests go through, so that no server answers the same rows again and again. */
export const REGIONS = ['11680', '11440', '11710', '11650', '11560', '11215', '11350', '41135'] as const

/** All of 서울 on one screen. */
export const SEOUL = { south: 37.42, west: 126.76, north: 37.7, east: 127.19 } as const
export const SEOUL_ZOOM = 11
/** A map of everything keeps a core busy for a while: more at a time would measure the queue. */
export const MAPS = { requests: 80, connections: 4 } as const

export const LISTINGS = Number(process.env['BENCH_LISTINGS'] ?? 1_000_000)
