import type { CHECK as KO } from '../ko/check.ts'

export const CHECK: typeof KO = {
  'check.missing': ({ articles }) =>
    `The text of these articles is not at hand, so they are not in the list: ${articles}`,
  'check.lease.1':
    'Check owner, mortgages, attachments and trusts in the register, and have the agent explain the rights in writing (확인·설명서).',
  'check.lease.2':
    'Ask the landlord for the fixed dates and deposits of earlier tenants, and for certificates of paid taxes.',
  'check.lease.3':
    'Look up the fixed dates given for the home and add up the deposits before yours; before signing the landlord has to agree.',
  'check.lease.4':
    'Move in and report it. The right against third parties begins only on the next day, so a mortgage of the same day comes first.',
  'check.lease.5': 'Get the fixed date on the contract, which gives priority at an auction.',
  'check.lease.6':
    'Where deposit or rent is above the threshold, report the lease within 30 days of the contract.',
  'check.lease.7': 'Know your right to renewal; the landlord may refuse it, for example to live there.',
  'check.renewal.1':
    'Tell the landlord in time, in writing, that you use your right to renewal: then the increase is capped.',
  'check.renewal.2':
    'A demand above the cap may be refused; if you agree to a raise, agree only up to the cap.',
  'check.renewal.3': 'Deposit may be turned into rent only at the rate that the Act allows.',
  'check.renewal.4': 'What was paid beyond the cap can be claimed back.',
  'check.renewal.5': 'If you cannot agree, apply to the housing lease dispute mediation committee.',
  'check.sale.1':
    'Check owner, mortgages, attachments and injunctions in the register, and get the agent’s written explanation (확인·설명서).',
  'check.sale.2':
    'After the down payment either side may withdraw only until one begins to perform: the buyer by giving it up, the seller by paying it back twofold.',
  'check.sale.3':
    'The seller answers for hidden defects such as leaks: inspect the home and write its state into the contract.',
  'check.sale.4': 'Report the deal within 30 days of the contract.',
  'check.sale.5':
    'In an area where land deals need a permit a contract without it has no effect: find out before signing.',
  'check.letting.1':
    'A tenant may ask for renewal once: plan for the lease to go on unless there is one of the grounds.',
  'check.letting.2': 'What the rent may rise by during the lease and on renewal is capped.',
  'check.letting.3':
    'On letting, the fixed dates and deposits and the tax certificates have to be shown to the tenant.',
}
