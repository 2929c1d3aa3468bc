/** The source of every invented transaction. */
export const DEMO_SOURCE = 'demo'
/** How the codes of invented homes begin. */
export const DEMO_CODE = 'DEMO-'

/** SQL of what is invented: a transaction t, a home re. */
export const IS_DEMO = `t.source = '${DEMO_SOURCE}'`
export const IS_DEMO_HOME = `starts_with(re.code, '${DEMO_CODE}')`
