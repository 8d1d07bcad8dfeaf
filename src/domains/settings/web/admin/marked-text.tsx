import { filledText } from '#domains/settings/common/messages/filled-text.ts'

/** Splits the text to highlight the sample values. */
export function MarkedText({ text, samples }: { text: string; samples: Record<string, string> }) {
  return text.split(/(\{[^{}]*\})/).map((part, at) => {
    const filled = filledText(part, samples)
    return filled === part ? (
      part
    ) : (
      <mark key={at} className="rounded-sm bg-pounamu-wash px-0.5 text-pounamu-deep">
        {filled}
      </mark>
    )
  })
}
