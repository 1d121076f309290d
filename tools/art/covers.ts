// The covers of the articles, each a drawing in the style of the city pictures.
import { arc, box, circle, Night, type Point, seeded, smooth } from './night.ts'
import { type Color, PALETTES } from './palette.ts'
import type { Picture } from './scene.ts'

type Size = [width?: number, height?: number]

const LAMPLIGHT: Color = [255, 206, 138]
const PAPER: Color = [255, 236, 214]

/** Paints the cover of an article, by its slug. */
export const covers: Record<string, (...size: Size) => Picture> = {
  'friendship-after-a-move-abroad': acrossTheSea,
  'friendship-apps-and-how-to-use-them-well': outOfThePhone,
  'how-to-leave-a-group-kindly': chairPulledBack,
  'how-to-make-friends-in-a-new-city': threePlacesOnTheMap,
  'keeping-a-new-friendship-alive': seedlingOnTheSill,
  'language-barriers-and-friendship': whereTwoTonguesMeet,
  'making-friends-after-thirty': treeRings,
  'making-friends-as-an-introvert': benchUnderALamp,
  'making-friends-when-you-work-from-home': windowsOfOneHouse,
  'small-talk-that-goes-somewhere': fourRungs,
  'starting-your-own-small-group': noticeWithTabs,
  'the-first-meetup-what-to-expect': doorAjar,
  'weekly-routines-that-make-friends': sameDayEachWeek,
  'when-nobody-texts-back': signalAcrossTheLake,
}

/** Two coasts with one arc between them. */
function acrossTheSea(...size: Size): Picture {
  const night = new Night(PALETTES.tide, ...size).ground(1120, 420, 520)
  const west = ragged(
    [
      [-400, -300],
      [400, -300],
      [330, 150],
      [400, 330],
      [250, 520],
      [300, 700],
      [180, 1200],
      [-400, 1200],
    ],
    11,
  )
  const east = ragged(
    [
      [2000, -300],
      [1060, -300],
      [980, 130],
      [1050, 300],
      [930, 430],
      [1010, 600],
      [900, 760],
      [980, 1200],
      [2000, 1200],
    ],
    29,
  )
  night.fill(west, night.lit(200, 460, 260, 0.05), 0.4)
  night.fill(east, night.lit(1160, 440, 420, 0.35), 0.62)
  night.strew(5, 36, [20, 60, 240, 860], 0.4).strew(8, 120, [1090, 40, 1590, 860], 0.6)
  const here: Point = [1180, 440]
  night.thread([190, 500], here, 0.75, 2.6).lamp(190, 500, 0.7)
  for (const [x, y] of [
    [1390, 250],
    [1430, 590],
    [1240, 720],
  ] as const)
    night.thread(here, [x, y], 0.55).lamp(x, y, 0.62)
  return night.beacon(...here, 1.15).done()
}

/** A phone with a map of lights; an arc leads from it to a table for two. */
function outOfThePhone(...size: Size): Picture {
  const night = new Night(PALETTES.indigo, ...size).ground(1120, 560, 560)
  const turn = -0.13
  night.glow(480, 450, 250, 0.2, [120, 96, 220])
  night.fill(box(480, 455, 380, 720, 56, turn), [26, 22, 62], 0.6)
  night.fill(
    box(480, 455, 340, 676, 38, turn),
    (_, y) => [46 + y * 0.05, 36 + y * 0.03, 104 + y * 0.03],
    0.25,
  )
  for (const [x, y, size] of [
    [390, 230, 0.3],
    [540, 290, 0.36],
    [430, 420, 0.3],
    [380, 610, 0.36],
    [520, 690, 0.3],
    [580, 470, 0.62],
  ] as const)
    night.lamp(x, y, size)
  night.line(
    [
      [390, 230],
      [540, 290],
      [580, 470],
      [430, 420],
      [390, 230],
    ],
    1.6,
    0.3,
  )
  night.line(
    [
      [380, 610],
      [520, 690],
      [580, 470],
    ],
    1.6,
    0.3,
  )
  night.fill(circle(1130, 520, 190), night.lit(1130, 500, 150, 0.5), 0.6)
  night.glow(1130, 520, 130, 0.34)
  for (const angle of [-0.95, -0.95 + Math.PI]) {
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    cup(night, 1130 + x * 112, 520 + y * 112, angle + 0.9)
    chair(night, 1130 + x * 275, 520 + y * 275, angle, 1)
  }
  return night.thread([580, 470], [1130, 520], 0.8, 2.6).lamp(1130, 520, 0.9).done()
}

/** Eight chairs in a circle. One is pulled back and turned away, but still connected by an arc. */
function chairPulledBack(...size: Size): Picture {
  const night = new Night(PALETTES.wine, ...size).ground(690, 450, 480)
  night.glow(690, 450, 150, 0.42)
  night.fill(circle(690, 450, 132), night.lit(690, 450, 120, 0.7), 0.45)
  for (let seat = 1; seat < 8; seat++) {
    const angle = (seat / 8) * Math.PI * 2
    const [x, y] = [690 + Math.cos(angle) * 290, 450 + Math.sin(angle) * 290]
    chair(night, x, y, angle, 1)
    night.lamp(x, y, 0.62)
  }
  night.line(arc(690, 450, 290, 0.42, Math.PI * 2 - 0.42), 1.6, 0.26)
  chair(night, 1240, 400, 0.5, 1)
  night.thread([690, 450], [1240, 400], 0.62, 2.4)
  return night.lamp(690, 450, 1.1).lamp(1240, 400, 0.85).done()
}

/** A quarter of a town from above: few streets, a river, home, and three places within a walk. */
function threePlacesOnTheMap(...size: Size): Picture {
  const night = new Night(PALETTES.plum, ...size).ground(840, 450, 520)
  const random = seeded(77)
  const columns = [-70, 80, 300, 420, 620, 790, 960, 1060, 1290, 1440, 1680]
  const rows = [-60, 90, 250, 400, 540, 690, 770, 960]
  const bend = (x: number, y: number): Point => [
    x + 34 * Math.sin(y / 210 + 0.5) + y * 0.05,
    y + 30 * Math.sin(x / 300) - x * 0.03,
  ]
  // The city is lit near the walks and dark elsewhere.
  const known = (x: number, y: number) =>
    Math.exp(-((x - 840) ** 2 + (1.5 * (y - 450)) ** 2) / (2 * 350 ** 2))
  for (const [c, left] of columns.slice(0, -1).entries()) {
    for (const [r, top] of rows.slice(0, -1).entries()) {
      const [right, bottom] = [columns[c + 1] as number, rows[r + 1] as number]
      // Most blocks are divided once or twice more, like lots.
      const cut = left + (right - left) * (0.34 + 0.32 * random())
      const lots: [number, number][] =
        random() < 0.72
          ? [
              [left + 9, cut - 3],
              [cut + 3, right - 9],
            ]
          : [[left + 9, right - 9]]
      for (const [from, to] of lots) {
        const middle = top + (bottom - top) * (0.35 + 0.3 * random())
        const halves: [number, number][] =
          random() < 0.5
            ? [
                [top + 9, middle - 3],
                [middle + 3, bottom - 9],
              ]
            : [[top + 9, bottom - 9]]
        for (const [high, low] of halves)
          night.fill(
            [bend(from, high), bend(to, high), bend(to, low), bend(from, low)],
            night.lit(840, 440, 330, 0.3),
            0,
            (0.62 + 0.34 * random()) * known((from + to) / 2, (high + low) / 2),
          )
      }
    }
  }
  const river = smooth([
    [1330, -60],
    [1250, 120],
    [1330, 300],
    [1270, 470],
    [1370, 640],
    [1320, 800],
    [1400, 960],
  ])
  night
    .line(river, 66, 1, [22, 16, 60])
    .line(
      river.map(([x, y]) => [x - 33, y]),
      2,
      0.4,
    )
    .line(
      river.map(([x, y]) => [x + 33, y]),
      2,
      0.4,
    )
  const park = bend(190, 620)
  night
    .fill(circle(park[0], park[1], 112, 0.86), [30, 34, 72], 0.4)
    .strew(6, 16, [park[0] - 80, park[1] - 70, park[0] + 80, park[1] + 70], 0.5)
  night.strew(3, 90, [40, 40, 1200, 860], 0.42)
  const home = bend(790, 540)
  const walks: Point[][] = [
    [home, bend(790, 400), bend(620, 400), bend(620, 250), bend(420, 250)],
    [home, bend(960, 540), bend(960, 250), bend(1060, 250)],
    [home, bend(790, 690), bend(1060, 690)],
  ]
  for (const walk of walks) night.line(walk, 12, 0.18, LAMPLIGHT).line(walk, 3.4, 0.9, LAMPLIGHT)
  for (const walk of walks) night.lamp(...(walk.at(-1) as [number, number]), 0.9)
  return night.beacon(home[0], home[1], 1.2).done()
}

/** A seedling in a pot on the windowsill, with a dark town behind the window. */
function seedlingOnTheSill(...size: Size): Picture {
  const night = new Night(PALETTES.rose, ...size).ground(800, 620, 520)
  night.fill(box(800, 370, 940, 800, 18), (_, y) => [16 + y * 0.05, 12 + y * 0.018, 44 + y * 0.06], 0)
  night.fill(hills(330, 1270, 640, 28, 90, 770), [40, 22, 74], 0.34)
  night.strew(14, 70, [350, 660, 1250, 745], 0.75).strew(2, 34, [350, 30, 1250, 520], 0.32)
  night.glow(1040, 190, 90, 0.22, PAPER).fill(circle(1040, 190, 46), PAPER, 0, 0.9)
  const frame = night.lit(800, 700, 380, 0.3)
  for (const bar of [
    box(800, 370, 26, 820, 6),
    box(326, 370, 36, 860, 6),
    box(1274, 370, 36, 860, 6),
    box(800, 300, 950, 22, 6),
  ])
    night.fill(bar, frame, 0.3)
  night.fill(box(800, 800, 1180, 70, 10), night.lit(800, 740, 420, 0.55), 0.6)
  night.glow(800, 620, 150, 0.3)
  night.fill(
    [
      [708, 610],
      [892, 610],
      [868, 768],
      [732, 768],
    ],
    night.lit(760, 640, 150, 0.95),
    0.5,
  )
  night.fill(box(800, 604, 212, 44, 10), night.lit(760, 600, 150, 0.95), 0.5)
  const stem = smooth([
    [800, 585],
    [794, 520],
    [806, 450],
    [800, 385],
  ])
  night.line(stem, 9, 1, [214, 186, 120])
  leaf(night, [802, 462], [930, 392])
  leaf(night, [797, 498], [672, 436])
  leaf(night, [800, 392], [846, 300])
  return night.lamp(800, 385, 0.8).done()
}

/** Two speech bubbles, with a light where they overlap. */
function whereTwoTonguesMeet(...size: Size): Picture {
  const night = new Night(PALETTES.dusk, ...size).ground(800, 430, 520)
  const left = bubble(620, 400, 330, -1)
  const right = bubble(980, 400, 330, 1)
  night.fill(left, night.lit(760, 400, 330, 0.1), 0.7, 0.8)
  night.fill(right, night.lit(840, 400, 330, 0.75), 0.7, 0.55)
  for (let row = 0; row < 4; row++) {
    const y = 290 + row * 72
    night.line(
      smooth([
        [395, y],
        [440, y - 14],
        [485, y + 12],
        [530, y - 12],
        [585 - row * 18, y],
      ]),
      5,
      0.55,
    )
    for (let dot = 0; dot < 5 - (row % 2); dot++) night.lamp(1010 + dot * 46 + (row % 2) * 23, y, 0.3)
  }
  night.glow(800, 400, 92, 0.6)
  return night.beacon(800, 400, 1.2).done()
}

/** Thirty tree rings, with a light near the middle and others around it. */
function treeRings(...size: Size): Picture {
  const night = new Night(PALETTES.amber, ...size).ground(800, 450, 460)
  for (let ring = 15; ring >= 1; ring--) {
    const edge = circle(0, 0, 400).map(([x, y]): Point => {
      const angle = Math.atan2(y, x)
      const wobble = 1 + 0.035 * Math.sin(angle * 3 + 1) + 0.02 * Math.sin(angle * 5 + ring * 0.3)
      const scale = (ring * 37 * wobble) / 400
      return [800 + x * scale * 1.12, 450 + y * scale]
    })
    const isDecade = ring % 5 === 0
    night.fill(edge, night.lit(800, 450, 300, 0.55), 0, 0.34)
    night.line(edge, isDecade ? 3 : 1.6, isDecade ? 0.5 : 0.26)
  }
  const near: Point[] = [
    [985, 372],
    [690, 560],
    [905, 590],
    [640, 330],
  ]
  for (const at of near) night.thread([800, 450], at, 0.7, 2.4).lamp(...(at as [number, number]), 0.75)
  for (const [x, y] of [
    [1240, 240],
    [300, 260],
    [420, 720],
    [1300, 690],
    [1120, 780],
  ] as const)
    night.lamp(x, y, 0.42)
  return night.beacon(800, 450, 1.1).done()
}

/** A bench for two under a lamp, with a bright town in the distance. */
function benchUnderALamp(...size: Size): Picture {
  const night = new Night(PALETTES.indigo, ...size).ground(1000, 520, 480, [9, 8, 30])
  night.strew(21, 60, [40, 40, 1560, 420], 0.26)
  night.fill(hills(-20, 1620, 600, 34, 200, 920), [30, 26, 78], 0.3)
  night.strew(9, 120, [20, 604, 640, 640], 0.75).glow(300, 620, 130, 0.16)
  night.fill(hills(-20, 1620, 716, 22, 520, 920), night.lit(1010, 760, 300, 0.5), 0.4)
  for (let beam = 0; beam < 9; beam++) {
    const half = 70 + beam * 26
    const pool = arc(1010, 770, half, 0, Math.PI, 0.14)
    night.fill([[1004, 232], [1016, 232], ...pool], LAMPLIGHT, 0, 0.032)
  }
  night.glow(1010, 770, 130, 0.26)
  night.line(
    [
      [1180, 780],
      [1180, 236],
      [1160, 214],
      [1030, 214],
    ],
    10,
    1,
    [24, 18, 56],
  )
  night.line(
    [
      [1185, 780],
      [1185, 234],
      [1162, 209],
      [1030, 209],
    ],
    2,
    0.5,
  )
  night.fill(
    [
      [978, 236],
      [1042, 236],
      [1026, 208],
      [994, 208],
    ],
    [24, 18, 56],
    0.5,
  )
  const wood: Color = [26, 18, 52]
  for (const [y, h] of [
    [712, 16],
    [670, 14],
    [640, 14],
  ] as const)
    night.fill(box(1000, y, 250, h, 5), wood, 0.55)
  for (const x of [895, 1105]) night.fill(box(x, 716, 14, 140, 3), wood, 0.35)
  return night.glow(1010, 244, 110, 0.4).lamp(1010, 244, 1.1).lamp(950, 690, 0.6).lamp(1056, 690, 0.6).done()
}

/** A house at night. Arcs lead from a lit desk to three other windows. */
function windowsOfOneHouse(...size: Size): Picture {
  const night = new Night(PALETTES.plum, ...size).ground(800, 480, 560)
  night.strew(31, 40, [20, 20, 1580, 200], 0.3)
  night.fill(
    [
      [210, 940],
      [210, 150],
      [1390, 150],
      [1390, 940],
    ],
    night.lit(760, 470, 420, 0.16),
    0.5,
  )
  night.fill(box(800, 138, 1230, 34, 6), night.lit(760, 200, 420, 0.2), 0.5)
  const warm = new Set(['1,1', '0,4', '2,5', '3,2'])
  const center = (row: number, column: number): [number, number] => [325 + column * 190, 270 + row * 186]
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 6; column++) {
      const [x, y] = center(row, column)
      const isLit = warm.has(`${row},${column}`)
      if (isLit) night.glow(x, y, 100, 0.34)
      night.fill(
        box(x, y, 104, 128, 6),
        isLit ? LAMPLIGHT : [24, 14, 48],
        isLit ? 0.9 : 0.34,
        isLit ? 0.92 : 1,
      )
      night.line(
        [
          [x, y - 64],
          [x, y + 64],
        ],
        4,
        isLit ? 0.9 : 0.6,
        isLit ? [150, 78, 74] : [62, 36, 92],
      )
      night.line(
        [
          [x - 52, y - 14],
          [x + 52, y - 14],
        ],
        4,
        isLit ? 0.9 : 0.6,
        isLit ? [150, 78, 74] : [62, 36, 92],
      )
    }
  }
  const [x, y] = center(1, 1)
  for (const to of [center(0, 4), center(2, 5), center(3, 2)]) {
    night.thread([x, y], to, 0.9, 3)
    night.lamp(...to, 0.6)
  }
  return night.beacon(x, y, 0.9).done()
}

/** A ladder of four rungs, each warmer in color than the one below, from a small cloud to the lights above it. */
function fourRungs(...size: Size): Picture {
  const night = new Night(PALETTES.tide, ...size).ground(860, 330, 520, [6, 10, 34])
  night.strew(4, 130, [40, 30, 1560, 560], 0.42)
  const foot: Point = [700, 800]
  const top: Point = [900, 60]
  const at = (share: number, side: number): Point => [
    foot[0] + (top[0] - foot[0]) * share + side,
    foot[1] + (top[1] - foot[1]) * share,
  ]
  for (const side of [0, 190]) {
    night.line([at(-0.08, side), at(1.02, side)], 12, 1, night.lit(960, 240, 330, 0.7))
    night.line([at(-0.08, side - 5), at(1.02, side - 5)], 2, 0.6)
  }
  for (let rung = 0; rung < 4; rung++) {
    const share = 0.2 + rung * 0.21
    const left = at(share, 0)
    const right = at(share, 190)
    const warmth = 0.3 + rung * 0.23
    night.glow((left[0] + right[0]) / 2, left[1], 60 + rung * 22, 0.12 + rung * 0.1)
    night.line([left, right], 13, warmth, LAMPLIGHT)
    night.lamp((left[0] + right[0]) / 2, left[1], 0.4 + rung * 0.2)
  }
  cloud(night, 420, 760, 1.15)
  cloud(night, 1080, 835, 1.5)
  cloud(night, 700, 880, 1.7)
  return night.done()
}

/** A notice with tear-off strips. Two are torn off and shine elsewhere. */
function noticeWithTabs(...size: Size): Picture {
  const night = new Night(PALETTES.wine, ...size).ground(760, 380, 560)
  night.glow(740, 330, 260, 0.26)
  const sheet = night.lit(720, 260, 420, 0.5)
  const paper = (x: number, y: number): Color => {
    const [r, g, b] = sheet(x, y)
    return [r * 0.45 + 140, g * 0.45 + 112, b * 0.45 + 92]
  }
  night.fill(box(740, 330, 560, 480, 6), paper, 0.8)
  night.fill(box(740, 190, 330, 34, 17), [112, 44, 74])
  for (const [y, width] of [
    [262, 430],
    [312, 400],
    [362, 440],
    [412, 280],
  ] as const)
    night.fill(box(740 - (440 - width) / 2, y, width, 14, 7), [176, 112, 104])
  for (let tab = 0; tab < 7; tab++) {
    if (tab === 2 || tab === 5) continue
    const x = 500 + tab * 80
    night.fill(box(x, 660, 74, 186, 4, 0), paper, 0.6)
    night.fill(box(x, 662, 12, 120, 6), [176, 112, 104])
  }
  night.beacon(740, 118, 0.8)
  const away: [Point, Point, number][] = [
    [[660, 600], [300, 700], -0.5],
    [[900, 600], [1290, 560], 0.4],
  ]
  for (const [from, to, turn] of away) {
    night.thread(from, to, 0.75, 2.4)
    night.fill(box(...(to as [number, number]), 74, 186, 4, turn), paper, 0.6)
    night.fill(box(...(to as [number, number]), 12, 120, 6, turn), [176, 112, 104])
    night.lamp(...(to as [number, number]), 0.95)
  }
  return night.done()
}

/** A door that is ajar, with light on the steps. */
function doorAjar(...size: Size): Picture {
  const night = new Night(PALETTES.rose, ...size).ground(820, 520, 520)
  night.fill(
    [
      [-20, -20],
      [1620, -20],
      [1620, 720],
      [-20, 720],
    ],
    night.lit(850, 420, 330, 0.18),
    0.2,
  )
  for (let row = 0; row < 9; row++)
    night.line(
      [
        [-20, row * 84 + 10],
        [1620, row * 84 + 10],
      ],
      1.6,
      0.09,
    )
  night.glow(870, 440, 250, 0.3)
  night.fill(
    [
      [618, 720],
      [618, 170],
      [1002, 170],
      [1002, 720],
    ],
    [58, 26, 76],
    0.6,
  )
  night.fill(
    [
      [650, 720],
      [650, 204],
      [970, 204],
      [970, 720],
    ],
    (x, y) => [255 - (970 - x) * 0.06, 214 - y * 0.05, 150 - y * 0.06],
  )
  night.fill(
    [
      [650, 720],
      [650, 204],
      [838, 246],
      [838, 764],
    ],
    (x) => [70 + (x - 650) * 0.14, 30 + (x - 650) * 0.05, 84],
    0.75,
  )
  for (const [y, height] of [
    [360, 150],
    [590, 170],
  ] as const)
    night.fill(
      [
        [682, y - height / 2 - 6],
        [806, y - height / 2 + 20],
        [806, y + height / 2 + 24],
        [682, y + height / 2],
      ],
      [58, 24, 76],
      0.5,
    )
  night.lamp(818, 494, 0.4)
  for (let step = 2; step >= 0; step--) {
    const wide = 250 + step * 90
    const y = 720 + step * 60
    night.fill(
      [
        [810 - wide, y],
        [810 + wide, y],
        [810 + wide + 40, y + 64],
        [810 - wide - 40, y + 64],
      ],
      night.lit(900, 730, 170 + step * 40, 0.9),
      0.45,
    )
  }
  night.fill(
    [
      [838, 722],
      [970, 722],
      [1130, 904],
      [880, 904],
    ],
    LAMPLIGHT,
    0,
    0.34,
  )
  night.glow(960, 780, 120, 0.2)
  night
    .line(
      [
        [1180, 230],
        [1180, 280],
      ],
      6,
      1,
      [24, 12, 40],
    )
    .line(
      [
        [1180, 230],
        [1120, 230],
      ],
      6,
      1,
      [24, 12, 40],
    )
  night.beacon(1180, 312, 0.9)
  night.thread([985, 846], [905, 430], 0.5, 2.4)
  return night.lamp(905, 430, 0.7).lamp(985, 846, 0.9).done()
}

/** Five weeks of seven days; the same evening is brighter in each week. */
function sameDayEachWeek(...size: Size): Picture {
  const night = new Night(PALETTES.dusk, ...size).ground(990, 560, 520)
  const at = (day: number, week: number): [number, number] => [395 + day * 135, 170 + week * 140]
  for (let week = 0; week < 5; week++) {
    for (let day = 0; day < 7; day++) {
      const [x, y] = at(day, week)
      if (day === 3) continue
      night.fill(box(x, y, 96, 96, 22), night.lit(800, 600, 330, 0.12), 0.36)
    }
  }
  const [x, first] = at(3, 0)
  night.line(
    [
      [x, first],
      [x, at(3, 4)[1]],
    ],
    3,
    0.75,
    LAMPLIGHT,
  )
  for (let week = 0; week < 5; week++) {
    const [, y] = at(3, week)
    night.glow(x, y, 60 + week * 16, 0.12 + week * 0.08)
    night.fill(box(x, y, 96, 96, 22), night.lit(x, y, 90, 0.35 + week * 0.16), 0.85)
    night.lamp(x, y, 0.55 + week * 0.16)
  }
  return night.done()
}

/** Two houses with a lake between them, and an arc that ends halfway. */
function signalAcrossTheLake(...size: Size): Picture {
  const night = new Night(PALETTES.amber, ...size).ground(520, 420, 520, [10, 10, 30])
  night.strew(41, 90, [30, 30, 1570, 420], 0.36)
  night.fill(hills(-20, 1620, 560, 40, 310, 920), [36, 26, 62], 0.3)
  night.fill(
    [
      [-20, 640],
      [1620, 640],
      [1620, 920],
      [-20, 920],
    ],
    (_, y) => [15, 15 + (y - 640) * 0.02, 40 + (y - 640) * 0.04],
    0.25,
  )
  night.fill(
    smooth([
      [-20, 560],
      [200, 540],
      [400, 575],
      [560, 650],
      [470, 700],
      [240, 760],
      [-20, 780],
    ]),
    night.lit(330, 600, 210, 0.45),
    0.5,
  )
  night.fill(
    smooth([
      [1620, 548],
      [1450, 540],
      [1270, 580],
      [1120, 645],
      [1230, 690],
      [1440, 730],
      [1620, 745],
    ]),
    night.lit(1330, 600, 150, 0.05),
    0.4,
  )
  house(night, 330, 560, 1.15, true)
  house(night, 1340, 572, 1, false)
  const packed = smooth(
    [
      [330, 500],
      [560, 330],
      [830, 280],
      [1090, 350],
      [1290, 510],
    ],
    12,
  )
  for (let i = 1; i < packed.length; i += 2) {
    const share = i / packed.length
    const strength = 0.95 * (1 - share) ** 0.9
    if (share < 0.82) night.line([packed[i - 1] as Point, packed[i] as Point], 3.2, strength, LAMPLIGHT)
  }
  for (let ripple = 0; ripple < 6; ripple++)
    night.line(
      [
        [330 - 60 + ripple * 5, 790 + ripple * 20],
        [330 + 60 - ripple * 7, 790 + ripple * 20],
      ],
      4,
      0.5 - ripple * 0.07,
      LAMPLIGHT,
    )
  return night.lamp(...(packed[Math.floor(packed.length * 0.58)] as [number, number]), 0.7).done()
}

/** A chair from above, its back away from the middle of the circle it belongs to. */
function chair(night: Night, x: number, y: number, angle: number, size: number): void {
  const turn = angle + Math.PI / 2
  const back: Point = [x + Math.cos(angle) * 44 * size, y + Math.sin(angle) * 44 * size]
  night.fill(box(x, y, 84 * size, 76 * size, 18 * size, turn), night.lit(x, y, 90, 0.45), 0.6)
  night.fill(box(back[0], back[1], 92 * size, 18 * size, 9 * size, turn), night.lit(x, y, 90, 0.8), 0.6)
}

/** A cup on its saucer, from above. */
function cup(night: Night, x: number, y: number, handle: number): void {
  night.fill(circle(x, y, 50), [206, 150, 132], 0.5)
  night.fill(box(x + Math.cos(handle) * 36, y + Math.sin(handle) * 36, 26, 12, 6, handle), PAPER)
  night.fill(circle(x, y, 32), PAPER)
  night.fill(circle(x, y, 25), [112, 52, 48])
}

/** A leaf from its stem to its tip. */
function leaf(night: Night, from: Point, to: Point): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const side = (share: number, width: number): Point => [
    from[0] + dx * share - dy * width,
    from[1] + dy * share + dx * width,
  ]
  const outline = smooth(
    [from, side(0.3, 0.2), side(0.7, 0.19), to, side(0.7, -0.17), side(0.3, -0.2), from],
    10,
  )
  night.fill(outline, (x, y) => [150 + (x - from[0]) * 0.25, 190 - (y - 300) * 0.12, 120], 0.4)
  night.line([from, side(0.82, 0)], 3, 0.5, [96, 110, 92])
}

/** A speech bubble with its tail on one side. */
function bubble(x: number, y: number, radius: number, side: 1 | -1): Point[] {
  const shape = box(x, y, radius * 1.75, radius * 1.34, radius * 0.5)
  // The tail is on the outer part of the lower edge.
  const tailAt = x + side * radius * 0.2
  const bottom = y + radius * 0.67
  const index = shape.findIndex(([px, py], i) => {
    const next = shape[(i + 1) % shape.length] as Point
    return Math.abs(py - bottom) < 1 && Math.abs(next[1] - bottom) < 1 && px > tailAt && next[0] < tailAt
  })
  const tail: Point[] = [
    [tailAt + 50, bottom],
    [tailAt + side * 92, bottom + 116],
    [tailAt - 50, bottom],
  ]
  return [...shape.slice(0, index + 1), ...tail, ...shape.slice(index + 1)]
}

/** A cloud with a flat base. */
function cloud(night: Night, x: number, y: number, size: number): void {
  const puffs = [
    [-120, 0, 54],
    [-52, -40, 76],
    [38, -56, 88],
    [118, -6, 62],
  ] as const
  const tone = night.lit(900, 500, 420, 0.12)
  for (const [dx, dy, radius] of puffs)
    night.fill(circle(x + dx * size, y + dy * size, radius * size), tone, 0.22)
  night.fill(box(x, y + 18 * size, 340 * size, 76 * size, 38 * size), tone)
  for (const [dx, dy, radius] of puffs)
    night.fill(circle(x + dx * size, y + dy * size, radius * size - 4), tone)
}

/** A house on a shore, with or without light. */
function house(night: Night, x: number, y: number, size: number, isAwake: boolean): void {
  const wall: Color = isAwake ? [66, 34, 66] : [34, 24, 56]
  if (isAwake) night.glow(x, y - 30, 130, 0.36)
  night.fill(
    [
      [x - 84 * size, y + 40],
      [x - 84 * size, y - 60 * size],
      [x, y - 126 * size],
      [x + 84 * size, y - 60 * size],
      [x + 84 * size, y + 40],
    ],
    wall,
    0.6,
  )
  night.fill(box(x, y - 24 * size, 58 * size, 62 * size, 4), isAwake ? LAMPLIGHT : [22, 16, 42], 0.5)
  night.line(
    [
      [x, y - 55 * size],
      [x, y + 7 * size],
    ],
    3,
    0.8,
    wall,
  )
  night.line(
    [
      [x - 29 * size, y - 24 * size],
      [x + 29 * size, y - 24 * size],
    ],
    3,
    0.8,
    wall,
  )
  if (isAwake) night.lamp(x, y - 24 * size, 0.6)
}

/** A row of soft hills, closed along a bottom line. */
function hills(
  left: number,
  right: number,
  y: number,
  height: number,
  phase: number,
  bottom: number,
): Point[] {
  const line: Point[] = []
  for (let x = left; x <= right; x += 20)
    line.push([x, y + height * Math.sin((x + phase) / 190) + height * 0.45 * Math.sin((x + phase) / 71)])
  return [...line, [right, bottom], [left, bottom]]
}

/** A line that is repeatedly split and displaced, like a coast. */
function ragged(points: readonly Point[], seed: number): Point[] {
  const random = seeded(seed)
  let line: Point[] = [...points, points[0] as Point]
  for (let round = 0; round < 5; round++) {
    const next: Point[] = []
    for (const [index, [x, y]] of line.slice(0, -1).entries()) {
      const [toX, toY] = line[index + 1] as Point
      const push = (random() - 0.5) * 0.44
      next.push([x, y], [(x + toX) / 2 + (toY - y) * push, (y + toY) / 2 - (toX - x) * push])
    }
    line = [...next, line.at(-1) as Point]
  }
  return line.slice(0, -1)
}
