import type { RULING as KO } from '../ko/ruling.ts'

export const RULING: typeof KO = {
  'ruling.unverified': ({ what }) => `Not confirmed in the statutes: ${what}`,
  'ruling.until': ({ date }) => `This holds until ${date}.`,
  'ruling.unreviewed': ({ date }) =>
    `Written from the statutes of ${date}; no professional has reviewed it yet.`,
  'ruling.near': 'Nothing that I have fits exactly. Did you mean one of these?',

  'ruling.refer.legal-aid':
    'Korea Legal Aid Corporation (call 132): free legal advice and, depending on income, help with a lawsuit.',
  'ruling.refer.lease-mediation':
    'Housing Lease Dispute Mediation Committee (LH, Korea Real Estate Board, Legal Aid): cheaper and faster than a lawsuit.',
  'ruling.refer.shop-mediation':
    'Commercial Lease Dispute Mediation Committee: settles disputes over rent and key money without a lawsuit.',
  'ruling.refer.fraud-centre':
    'Jeonse fraud support centre (1533-8119): how to be recognised as a victim, and legal, financial and housing support.',
  'ruling.refer.tax-adviser':
    'Check larger taxes with a tax adviser before filing; the National Tax Service answers at 126.',
  'ruling.refer.lawyer': 'Where a lawsuit is at stake, talk to a lawyer.',
  'ruling.refer.judicial-scrivener': 'A judicial scrivener (법무사) can prepare the registration papers.',
  'ruling.refer.broker-association':
    'For a broker’s fault ask the city or district office and the Korea Association of Realtors.',
  'ruling.refer.guarantor': 'Ask the guarantor (HUG, HF or SGI) about its conditions and deadlines.',
  'ruling.refer.bank': 'The bank decides the actual limit and rate: ask the bank you will borrow from.',
  'ruling.refer.police': 'Report a suspected crime to the police (112).',
  'ruling.refer.local-office': 'The community centre or the city or district office handles it.',
  'ruling.refer.tax-office': 'Ask the tax office in charge, or the National Tax Service at 126.',
  'ruling.refer.court': 'File it at the court in charge or through e-litigation (전자소송).',
  'ruling.refer.building-mediation':
    'The mediation committees for apartment management or for condominiums can settle it.',
  'ruling.refer.hotline': 'If it is hard to bear, the suicide prevention line 109 is open day and night.',
}
