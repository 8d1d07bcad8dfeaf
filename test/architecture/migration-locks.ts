interface Rule {
  finds: RegExp
  expected: string
  unless?: RegExp
}

const rules: Rule[] = [
  {
    finds: /\bcreate\s+(?:unique\s+)?index\s+(?!concurrently\b)/i,
    expected: 'Nobody can write while an index is built: create it concurrently, in a file of its own.',
  },
  {
    finds:
      /\badd\s+column\b[^,]*(?:\bdefault\s+\(?\s*(?:clock_timestamp|random|gen_random_uuid|uuidv[47]|nextval|timeofday)\s*\(|\bstored\b|\b(?:big|small)?serial\b|\bas\s+identity\b)/i,
    expected: 'Every row is written anew for a value of its own: add the column empty and fill it in steps.',
  },
  {
    finds: /\bset\s+not\s+null\b/i,
    expected:
      'All rows are read under a lock: add a check that is not valid, validate it, then set it in a later file.',
  },
  {
    finds: /\badd\s+(?:constraint\s+\w+\s+)?(?:foreign\s+key|check)\b/i,
    unless: /\bnot\s+valid\b/i,
    expected: 'All rows are read under a lock: add it not valid, and validate it in a later file.',
  },
  {
    finds: /\badd\s+(?:constraint\s+\w+\s+)?(?:unique|primary\s+key|exclude)\b/i,
    unless: /\busing\s+index\b/i,
    expected:
      'An index is built under a lock: create a unique one concurrently, then add the constraint using it.',
  },
  {
    finds: /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i,
    expected: 'Every row is written anew: add another column and move over to it.',
  },
  {
    finds: /\b(?:vacuum\s+full|cluster|lock\s+table)\b/i,
    expected: 'This locks a table for as long as it takes.',
  },
]

/** SET NOT NULL skips the scan if a valid check already guarantees it; only the author knows that. */
const checkedBefore = /--\s*checked by (\w+)/i

export function findLocks(statements: string): string[] {
  const text = statements.replace(/--(?!\s*checked by).*$/gm, '').replace(/(\$\w*\$)[\s\S]*?\1/g, "''")
  const created = new Set(
    Array.from(text.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi), ([, name]) =>
      name!.toLowerCase(),
    ),
  )
  return text.split(';').flatMap((statement) => {
    if (created.has(tableOf(statement))) return []
    return rules
      .filter(({ finds, unless }) => finds.test(statement) && !unless?.test(statement))
      .filter(({ expected }) => !(expected.includes('then set it') && checkedBefore.test(statement)))
      .map(({ expected }) => `${statement.trim().replace(/\s+/g, ' ').slice(0, 80)}: ${expected}`)
  })
}

function tableOf(statement: string): string {
  const [, altered, indexed] =
    /\balter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(\w+)|\bindex\b[\s\S]*?\bon\s+(?:only\s+)?(\w+)/i.exec(
      statement,
    ) ?? []
  return (altered ?? indexed ?? '').toLowerCase()
}
