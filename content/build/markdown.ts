import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import remarkHtml from 'remark-html'
import { parse } from 'yaml'

const VOICE_BREAK = /^=== lff ===[ \t]*$/m

export type TwoVoices = { plain: string; lff: string }
export type ContentFile = { front: Record<string, unknown>; body: TwoVoices }

/** Splits a content file into its front matter and the long text in both voices. Throws in words an editor understands. */
export function parseContentFile(text: string, file: string): ContentFile {
  const source = text.replaceAll('\r\n', '\n')
  const [, head, rest] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  if (head === undefined || rest === undefined) {
    throw new Error(`${file}: the file must start with front matter between two lines of ---`)
  }
  let front: unknown
  try {
    front = parse(head)
  } catch (error) {
    throw new Error(`${file}: the front matter is not valid YAML: ${(error as Error).message.split('\n')[0]}`)
  }
  if (front === null || typeof front !== 'object' || Array.isArray(front)) {
    throw new Error(`${file}: the front matter must be a list of "key: value" lines`)
  }
  const parts = rest.split(VOICE_BREAK)
  if (parts.length !== 2) throw new Error(`${file}: the text must hold the line "=== lff ===" exactly once`)
  const [plain = '', lff = ''] = parts.map((part) => part.trim())
  if (!plain) throw new Error(`${file}: the text before "=== lff ===" is empty`)
  if (!lff) throw new Error(`${file}: the text after "=== lff ===" is empty`)
  return { front: front as Record<string, unknown>, body: { plain, lff } }
}

/** True where the site would treat the text as markdown: a line that starts with a heading sign. */
export function hasHeading(markdown: string): boolean {
  return /^#{1,4} \S/m.test(markdown)
}

/** Markdown as HTML that starts with a tag, the form in which communities and affinities are stored. */
export async function renderHtml(markdown: string): Promise<string> {
  const html = String(await remark().use(remarkGfm).use(remarkHtml).process(markdown)).trim()
  if (!html.startsWith('<')) throw new Error(`Rendered text must start with a tag: ${html.slice(0, 60)}`)
  return html
}
