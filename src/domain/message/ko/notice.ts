/** What is said of a paper that somebody sends, and of terms for a contract. */
export const NOTICE = {
  'tool.notice': '통지·특약 초안',
  'calculation.notice': '보낼 글 초안',
  'notice.draft': ({ title }: { title: string }) => `${title} 초안이에요. 그대로 복사해 쓰세요.`,
  'notice.blanks': ({ title, blanks }: { title: string; blanks: string }) =>
    `${title} 초안이에요. 말씀하지 않은 것은 빈칸(＿＿)으로 두었으니 채워서 보내세요: ${blanks}.`,
  'notice.message': ({ title }: { title: string }) => `${title} (문자)`,
  'notice.paper': '아래 글을 복사해 쓰세요.',
  'notice.window': ({ from, until }: { from: string; until: string }) =>
    `${from}부터 ${until}까지 상대에게 닿아야 해요.`,
  'notice.until': ({ until }: { until: string }) => `늦어도 ${until}까지 상대에게 닿아야 해요.`,
  'notice.early': ({ from }: { from: string }) => `아직 그 기간이 아니니 ${from}이 된 뒤에 보내세요.`,
  'notice.late.RENEWAL_CLAIM': ({ until }: { until: string }) =>
    `요구할 수 있는 기간은 ${until}에 끝났어요. 그때까지 집주인도 아무 말이 없었다면 같은 조건으로 자동 갱신됐을 수 있으니, 보내기 전에 상담을 받으세요.`,
  'notice.late.NON_RENEWAL': ({ until, months }: { until: string; months: string }) =>
    `통지할 기간은 ${until}에 끝났어요. 같은 조건으로 자동 갱신됐을 수 있고, 그렇다면 해지 통지가 닿고 ${months} 뒤에 나갈 수 있어요.`,
  'notice.byMail': ({ copies }: { copies: string }) =>
    `내용증명은 같은 글 ${copies}통(받는 사람·우체국·보관용)을 우체국 창구나 인터넷우체국에서 보내요. 배달증명을 함께 신청하면 받은 날이 남아요.`,
  'notice.byMessage': '보낸 화면을 저장하고, 답이 없으면 같은 내용을 내용증명으로 다시 보내세요.',
  'notice.noForce': ({ phone }: { phone: string }) =>
    `이 글이 돈이나 행동을 강제하지는 않아요. 다툼이 있으면 대한법률구조공단(${phone})에 먼저 물어보세요.`,
  'notice.terms.title': '추천 특약',
  'notice.terms.lease': '임대차계약에 넣을 특약 문구예요. 필요한 것만 골라 쓰세요.',
  'notice.terms.sale': '매매계약에 넣을 특약 문구예요. 필요한 것만 골라 쓰세요.',
  'notice.why': ({ at, why, article }: { at: string; why: string; article: string }) =>
    `특약 ${at}: ${why} (${article})`,
  'notice.terms.void': '법보다 세입자에게 불리한 특약은 서명해도 효력이 없어요.',
  'notice.terms.write': '상대와 먼저 문자로 합의한 뒤 계약서 특약란에 적고 양쪽이 서명하세요.',
}
