/** What React takes the page over with, as Next writes it: a queue, then text in as many parts as it happened to come. */
const queue = '(self.__next_f=self.__next_f||[])'
const beginning = `<script>${queue}.push([0])</script>`
/** Next escapes `<` in the text. */
const part = /<script>self\.__next_f\.push\(\[1,("[^<]*")\]\)<\/script>/y

/** A document, and the script in it that its data became. */
export interface Joined {
  html: string
  script?: string
}

/**
 * Writes the data of a document as one inline script, and its text almost as it is. Next's several scripts each need a
 * hash in the Content-Security-Policy, and are cut elsewhere each time that the page is made, so that the same page looks
 * like another one. Its escapes (of every quotation mark and angle bracket) also keep brotli from seeing that the data
 * say what the markup says.
 * @param html a whole document
 */
export function joinData(html: string): Joined {
  const start = html.indexOf(beginning)
  if (start === -1) return { html }
  let end = start + beginning.length
  let text = ''
  for (;;) {
    part.lastIndex = end
    const piece = parsed(part.exec(html)?.[1])
    if (piece === undefined) break
    text += piece
    end = part.lastIndex
  }
  if (text === '') return { html }
  const script = `${queue}.push([0],[1,${literal(text)}])`
  return { html: `${html.slice(0, start)}<script>${script}</script>${html.slice(end)}`, script }
}

function parsed(json: string | undefined): string | undefined {
  try {
    return json === undefined ? undefined : JSON.parse(json)
  } catch {
    return undefined
  }
}

/**
 * What a template literal cannot hold (its own signs), what a script cannot (its end, and what lets its end be passed
 * over), and what a document does not keep (control characters, halves of a character).
 */
const special = /[\\`]|\$(?=\{)|<(?=!--|\/?script)|(?![\n\t])\p{Cc}|\p{Surrogate}/giu

const literal = (text: string) =>
  `\`${text.replace(special, (character) =>
    /[\\`$]/.test(character) ? `\\${character}` : `\\u{${character.charCodeAt(0).toString(16)}}`,
  )}\``
