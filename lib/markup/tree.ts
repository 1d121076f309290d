import { toHtml } from 'hast-util-to-html'

/**
 * The markup of a tree, for what React shall draw without looking into it.
 * @param tree elements of `hastscript`; each text and attribute in them is escaped
 * @returns HTML, as `Markup` takes it
 */
export const markupOf = (tree: Parameters<typeof toHtml>[0]): string => toHtml(tree)
