/** What is said of a contract: reviewed, or written. */
export const CONTRACT = {
  'contract.reviewed': ({
    all,
    high,
    medium,
    low,
    level,
  }: {
    all: string
    high: string
    medium: string
    low: string
    level: string
  }) =>
    `계약서를 검토했어요. 위험 조항: ${all} (높음 ${high}, 주의 ${medium}, 낮음 ${low}), 전체 위험도: ${level}.`,
  'contract.clauses': ({ count }: { count: string }) => `읽은 조항: ${count}`,
  'contract.kept': ({ passed, all }: { passed: string; all: string }) =>
    `법정 기준 점검: ${all} 가운데 ${passed}를 지켰어요`,
  'contract.missing': ({ what }: { what: string }) => `계약서에 없는 것: ${what}`,
  'contract.risk': ({ risk }: { risk: string }) => risk,
  'contract.severity': ({ level }: { level: string }) => `위험도 ${level}`,
  'contract.clause': ({ clause }: { clause: string }) => `“${clause}”`,
  'contract.reason': ({ reason }: { reason: string }) => `이유: ${reason}`,
  'contract.law': ({ article }: { article: string }) => `근거: ${article}`,
  'contract.suggestion': ({ wording }: { wording: string }) => `이렇게 고쳐 보세요: ${wording}`,
  'contract.passed': ({ rule }: { rule: string }) => `어긋나는 내용 없음: ${rule}`,
  'contract.passedBy': ({ rule, article }: { rule: string; article: string }) =>
    `어긋나는 내용 없음: ${rule} (${article})`,
  'contract.broken': ({ rule }: { rule: string }) => `어긋남: ${rule}`,
  'contract.brokenBy': ({ rule, article }: { rule: string; article: string }) =>
    `어긋남: ${rule} (${article})`,
  'contract.heading.risks': '위험 조항',
  'contract.heading.compliance': '법정 기준 점검',
  'contract.heading.missing': '빠진 내용',
  'contract.unproven':
    '붙여 넣은 조항에서 규칙으로 찾은 위험은 없어요. 안전하다는 뜻은 아니니, 걸리는 문구는 계약서 전체와 함께 다시 보여 주시거나 전문가에게 확인하세요.',
  'contract.none': '임차인·매수인에게 불리한 조항을 찾지 못했어요.',
  'contract.highRisk': '위험도가 높은 조항은 고치기 전에 서명하지 마세요.',
  'contract.excerpt': '특약이나 조항 일부만 읽었어요. 본계약에 있는 내용은 확인하지 못했어요.',
  'contract.noLaw': ({ articles }: { articles: string }) =>
    `다음 조문의 원문은 자료에 없어 이름만 적었어요: ${articles}`,
  'document.written': ({ title, terms }: { title: string; terms: string }) =>
    `${title}를 작성했어요. ${terms}.`,
  'document.reviewed.LOW': '검토에서 불리한 조항은 찾지 못했어요.',
  'document.reviewed.MEDIUM': '검토에서 주의할 조항을 찾았어요. 서명하기 전에 확인하세요.',
  'document.reviewed.HIGH': '검토에서 위험도가 높은 조항을 찾았어요. 고치기 전에는 서명하지 마세요.',
  'document.where':
    '문서 전체와 Word 파일은 이 답과 함께 있는 문서에서 볼 수 있고, 당사자의 개인정보는 그 문서에만 들어 있어요.',
  'document.heading.terms': '계약 내용',
  'document.heading.risks': '검토 결과',
  'document.heading.checks': '법정 기준 점검',
  'document.heading.before': '서명 전에 할 일',
}
