/**
 * Paragraphs are separated by an empty line; `- ` begins an item; our address alone on its line is
 * the button.
 */
export interface EmailBodySpec {
  usual: string
  samples: Record<string, string>
  needs: string[]
}

export const body = (
  paragraphs: string[],
  samples: Record<string, string> = {},
  needs: string[] = [],
): EmailBodySpec => ({ usual: paragraphs.join('\n\n'), samples, needs })
