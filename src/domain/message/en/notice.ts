/** What is said of a paper that somebody sends, and of terms for a contract. */
export const NOTICE = {
  'tool.notice': 'draft of a notice or of special terms',
  'calculation.notice': 'Draft to send',
  'notice.draft': ({ title }: { title: string }) =>
    `Here is a draft: ${title}. It is in Korean, as its reader and the post office need it.`,
  'notice.blanks': ({ title, blanks }: { title: string; blanks: string }) =>
    `Here is a draft: ${title}. It is in Korean, as its reader and the post office need it. What you did not say is left blank (＿＿) for you to fill in: ${blanks}.`,
  'notice.message': ({ title }: { title: string }) => `${title} (text message)`,
  'notice.paper': 'Copy this:',
  'notice.window': ({ from, until }: { from: string; until: string }) =>
    `It has to arrive between ${from} and ${until}.`,
  'notice.until': ({ until }: { until: string }) => `It has to arrive by ${until} at the latest.`,
  'notice.early': ({ from }: { from: string }) => `That time has not come yet: send it from ${from} on.`,
  'notice.late.RENEWAL_CLAIM': ({ until }: { until: string }) =>
    `The time for this claim ended on ${until}. If the landlord said nothing either, the lease may have been renewed on the same terms: get advice before you send it.`,
  'notice.late.NON_RENEWAL': ({ until, months }: { until: string; months: string }) =>
    `The time for this notice ended on ${until}. The lease may have been renewed on the same terms; then it ends ${months} after a notice of termination has arrived.`,
  'notice.byMail': ({ copies }: { copies: string }) =>
    `Certified mail (내용증명): take ${copies} copies (one for the receiver, one for the post office, one for you) to a post office or use its website, and ask for proof of delivery (배달증명) as well.`,
  'notice.byMessage':
    'Keep a picture of the message; if nobody answers, send the same as certified mail (내용증명).',
  'notice.noForce': ({ phone }: { phone: string }) =>
    `The letter by itself compels nobody. Where it is disputed ask the Korea Legal Aid Corporation (${phone}) first.`,
  'notice.terms.title': 'Recommended terms',
  'notice.terms.lease': 'Wording of special terms for a lease. Take those that you need.',
  'notice.terms.sale': 'Wording of special terms for a sale. Take those that you need.',
  'notice.why': ({ at, why, article }: { at: string; why: string; article: string }) =>
    `Term ${at}: ${why} (${article})`,
  'notice.terms.void': 'Terms that are worse for a tenant than the Act are void even if signed.',
  'notice.terms.write':
    'Agree on them by message first, then have them written into the contract and signed by both.',
}
