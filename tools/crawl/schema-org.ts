// The schema.org vocabulary, read from the type declarations of schema-dts: one type is
//   interface PlaceBase extends ThingBase { "geo"?: SchemaValue<GeoCoordinates | GeoShape | IdReference, "geo">; … }
//   export interface PlaceLeaf extends PlaceBase { "@type": "Place"; }
//   export type Country = CountryLeaf | string;
// Roles are declared differently there and are not read, because this site has none.
import { readFileSync } from 'node:fs'
import { inProject } from '../../scripts/lib/project.ts'

export type Json = string | number | boolean | null | Json[] | JsonNode
export interface JsonNode {
  [key: string]: Json
}

interface Vocabulary {
  parents: Map<string, string[]>
  /** The types that each property of a type may have as its value. */
  properties: Map<string, Map<string, string[]>>
  /** What may replace a node of a type: literals, and `string` for any text. */
  aliases: Map<string, string[]>
}

const union = (text: string) => text.split(' | ').map((part) => part.trim())

function readVocabulary(): Vocabulary {
  const parents = new Map<string, string[]>()
  const properties = new Map<string, Map<string, string[]>>()
  const aliases = new Map<string, string[]>()
  let own = new Map<string, string[]>()
  for (const line of readFileSync(inProject('node_modules/schema-dts/dist/schema.d.ts'), 'utf8').split(
    '\n',
  )) {
    const [, type, part, extended] =
      /^(?:export )?interface (\w+)(Base|Leaf) extends (.+) \{$/.exec(line) ?? []
    if (type && extended) {
      const named = [...extended.matchAll(/(\w+)Base/g)].map(([, name]) => name as string)
      parents.set(type, [...(parents.get(type) ?? []), ...named.filter((name) => name !== type)])
      own = properties.get(type) ?? new Map()
      if (part === 'Base' || !properties.has(type)) properties.set(type, own)
      continue
    }
    const [, property, range] = /^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/.exec(line) ?? []
    if (property && range) {
      own.set(property, union(range))
      continue
    }
    const [, alias, members] = /^export type (\w+) = (.+);$/.exec(line) ?? []
    if (alias && members) aliases.set(alias, union(members))
  }
  return { parents, properties, aliases }
}

const vocabulary = readVocabulary()

/** A type with all its supertypes. */
function lineage(type: string): string[] {
  return [type, ...(vocabulary.parents.get(type) ?? []).flatMap(lineage)]
}

const day = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`
const time = String.raw`T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?`
const number = (text: string) => text.trim() !== '' && Number.isFinite(Number(text))

/** Texts with a defined format. */
const forms: Record<string, (text: string) => boolean> = {
  Text: (text) => text.trim() !== '',
  URL: (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
  Date: (text) => new RegExp(`^${day}$`).test(text),
  DateTime: (text) => new RegExp(`^${day}${time}$`).test(text),
  Time: (text) => /^\d{2}:\d{2}(:\d{2})?/.test(text),
  Duration: (text) => /^P(?=.)/.test(text),
  Number: number,
  Integer: number,
  Float: number,
}

function isText(text: string, type: string): boolean {
  const form = forms[type]
  if (form) return form(text)
  const members = vocabulary.aliases.get(type) ?? []
  return members.includes(`"${text}"`) || (members.includes('string') && text.trim() !== '')
}

function fits(value: Json, range: string[]): boolean {
  // An address may replace the thing that it identifies.
  if (typeof value === 'string') {
    return range.some((type) => isText(value, type === 'IdReference' ? 'URL' : type))
  }
  if (typeof value === 'number') return range.some((type) => /^(Number|Integer|Float)$/.test(type))
  if (typeof value === 'boolean') return range.includes('Boolean')
  if (value === null) return false
  if (Array.isArray(value)) return value.length > 0 && value.every((item) => fits(item, range))
  if (isReference(value)) return range.includes('IdReference') || range.includes('Thing')
  return typesOf(value)
    .flatMap(lineage)
    .some((type) => range.includes(type))
}

/** Whether a node only refers to another one. */
export function isReference(node: JsonNode): boolean {
  return Object.keys(node).join() === '@id'
}

/** The types of a node: one, several, or none. */
export function typesOf(node: JsonNode): string[] {
  return [node['@type'] ?? []].flat().filter((type) => typeof type === 'string')
}

/** The nodes that are values of a property. */
export function nodesOf(value: Json | undefined): JsonNode[] {
  return [value ?? []].flat().filter((item): item is JsonNode => typeof item === 'object' && item !== null)
}

/**
 * Checks a node and all nodes in it against the vocabulary: types, properties and the types of values.
 * @returns a sentence for each error
 */
export function vocabularyErrors(node: JsonNode): string[] {
  if (isReference(node)) return []
  const types = typesOf(node)
  const errors: string[] = []
  if (types.length === 0) errors.push(`a node without @type: ${JSON.stringify(node).slice(0, 80)}`)
  for (const type of types) {
    if (!vocabulary.properties.has(type)) errors.push(`${type} is no type of schema.org`)
  }
  const kinds = types.flatMap(lineage)
  for (const [key, value] of Object.entries(node)) {
    for (const child of nodesOf(value)) errors.push(...vocabularyErrors(child))
    if (key === '@type' || key === '@id' || errors.length > 0) continue
    // An action describes the input that it needs for a property: "query-input".
    const constraint = /^(\w+)-(?:input|output)$/.exec(key)?.[1]
    const isConstraint = constraint !== undefined && kinds.includes('Action')
    const property = isConstraint ? constraint : key
    const range = kinds.map((kind) => vocabulary.properties.get(kind)?.get(property)).find(Boolean)
    if (!range) errors.push(`${types.join()} has no property ${key}`)
    else if (!fits(value, isConstraint ? ['Text', 'PropertyValueSpecification'] : range)) {
      errors.push(
        `${types.join()}.${key} is ${JSON.stringify(value).slice(0, 80)} and should be ${range.join(' or ')}`,
      )
    }
  }
  return errors
}
