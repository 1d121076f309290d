import { fixedRoutes } from './routes.ts'

/** A legal text of both sites. The page fills in `{name}`, `{origin}` and `{email}`; titles are shown as they are. */
export interface LegalText {
  title: string
  /** Also the page's description for search engines, where only `{name}` is filled in. */
  intro: string
  /** ISO date of the last change of the text: change it together with the text. */
  updated: string
  sections: { title: string; paragraphs: string[]; list?: string[] }[]
  disclosure?: { title: string; text: string }
}

export const terms: LegalText = {
  title: fixedRoutes['/terms-and-conditions'].title.lff,
  intro: 'The terms for using {name}: what the site offers, what it asks of you, and what it cannot promise.',
  updated: '2026-11-26',
  disclosure: {
    title: 'Who runs this site, and how it is paid for',
    text: "This site is run by a separate product provider, not by the provider of the partner app that it recommends. Links to the partner's service are paid affiliate links: the operator of this site may receive a payment when you follow one or go on to use the service. The partner's service has its own terms and its own privacy policy, and those apply to everything you do there.",
  },
  sections: [
    {
      title: 'Acceptance of these terms',
      paragraphs: [
        'These terms apply to {name}, the website at {origin} (below: the site). "We" means the operator of the site. By using the site you accept these terms as they stand on this page at the time of your visit. If you do not agree with them, please do not use the site.',
        'There is no account to open and nothing to sign. You need to be old enough, under the law of the place where you live, to agree to terms like these. If you are not, please read them together with a parent or guardian, who agrees for you. The site is not meant for children under 13.',
      ],
    },
    {
      title: 'Description of the service',
      paragraphs: [
        'The site is a public directory and a collection of articles about making friends locally. It describes cities, countries, communities (interests that people share), affinities (ways in which people like to meet) and friendship apps, and it suggests places and occasions for meeting. Everything on it can be read free of charge and without signing in.',
        'These are the limits of what you find here:',
      ],
      list: [
        'The site does not introduce visitors to one another. It has no profiles, no messages between visitors, no bookings and no payments.',
        'A page about a community in a city describes an interest and how to go about it there. It does not confirm that a particular group exists or is taking new people.',
        'The "Join" button of a community only changes what the open page shows. It signs you up for nothing, it sends nothing, no updates follow from it, and it is forgotten when you leave the page.',
        '"Create Community" opens a message to us in your mail program. Sending that message does not by itself create a group.',
        'Small percentages and counts on cards are decoration. Ratings, numbers of members and similar figures are promotional text; they are not measured by the site. Testimonials marked as written by us are not customer reviews.',
      ],
    },
    {
      title: 'User responsibilities',
      paragraphs: [
        'Whether and whom you meet is your decision. We do not know the people you may meet, and we do not check them. Meet in public places, arrange your own way there and back, tell someone where you are, and never send money to a person you have only met online. In an emergency, call the emergency services of the place you are in.',
        'Please use the site for lawful purposes only, and do not:',
      ],
      list: [
        'try to gain access to parts of the site, its servers or its data that are not public;',
        'disturb the site, for example by overloading it or spreading harmful code;',
        'copy large parts of it by automated means against the instructions in robots.txt or to the harm of other visitors;',
        'present the site, or parts of it, as your own, or as if it endorsed you;',
        'use what you read here to harass, deceive or exploit people who are looking for company.',
      ],
    },
    {
      title: 'Content and intellectual property',
      paragraphs: [
        'The texts, pictures, names and design of the site belong to us or to those who have allowed us to use them. You may read them, link to them, print a page for your own use and quote short passages with a link to the source. For anything beyond that, other than what the law of your country allows in any case, please ask us first.',
        'Some facts about places come from open sources, whose licenses continue to apply to them. The site contains data from GeoNames (CC BY 4.0), modified; Unicode CLDR; Natural Earth. Names, links and days of groups that meet come in part from lists that others keep, selected and shortened here, and each entry names its list; among them are GAA Pitch Finder by Ryan McGuinness, Community Builders and R-Ladies (CC BY 4.0), OWASP and This Week in Rust (CC BY-SA 4.0), and Write the Docs (CC BY-NC-SA 4.0). The names and marks of other services belong to their owners.',
        'If you send us a suggestion or a correction, you allow us to use it on the site without payment, in whole or in part. If you believe that something on the site infringes your rights, write to {email} and name the page.',
      ],
    },
    {
      title: 'Third-party links',
      paragraphs: [
        'The site links to services of others: the partner app, further friendship apps, reference works and similar pages. We do not run them, and we are not responsible for what they offer, for how they handle your data or for their being available. Read their own terms before you sign up or pay for anything. They may set a higher minimum age than this site does.',
        "Links to the partner's service are paid affiliate links, as the box at the top of this page explains. They are marked as sponsored for search engines. The partner app is also shown as the featured entry among the apps; please bear the payment in mind when you compare it with others.",
      ],
    },
    {
      title: 'Privacy',
      paragraphs: [
        'What the site learns about you, what stays in your browser and what you can do about both is described in the Privacy Policy, which you find at the foot of every page. It informs you and is not part of the contract between us.',
      ],
    },
    {
      title: 'Disclaimers',
      paragraphs: [
        'We write with care and correct mistakes when we learn of them. Still, the site is offered as it is and as far as it is available. Places change, groups dissolve, apps alter what they do, and a description may be out of date on the day you read it. Please check anything you depend on with the place, the group or the provider concerned.',
        'We do not promise that you will find friends, that a group or a person will suit you, that a place is safe, open or accessible to you, or that the site will be reachable without interruption or free of errors. The articles give general thoughts about getting to know people. They are not medical, psychological or legal advice, and they do not replace the help of a professional.',
      ],
    },
    {
      title: 'Limitation of liability',
      paragraphs: [
        'The site is free of charge, and our liability is limited as far as the law that applies to you permits. Within that limit, we are not liable for loss or harm that arises from meeting other people, from relying on a description that turns out to be wrong or outdated, from using the services of others to which the site links, or from the site being unavailable.',
        'Nothing in these terms excludes or limits liability that cannot be excluded or limited by law, for instance liability for harm caused deliberately where the law says so. If you are a consumer, the rights that the mandatory law of your country gives you remain as they are.',
        'If one of these terms turns out to be invalid, the others continue to apply.',
      ],
    },
    {
      title: 'Changes to these terms',
      paragraphs: [
        'We may change the site, and parts of it may be added or taken away. When the site or the rules around it change, these terms may have to change too. The current version always stands on this page, and the date at the top is the date on which the text was last changed. We hold no list of visitors and cannot notify you personally. A change applies from the day it is published and not to what happened before.',
      ],
    },
    {
      title: 'Contact',
      paragraphs: [
        'Questions about these terms, corrections, and reports of content that should not be here are welcome at {email}. Please mention {name} and the address of the page that you mean.',
      ],
    },
  ],
}

export const privacy: LegalText = {
  title: fixedRoutes['/privacy-policy'].title.lff,
  intro: 'What {name} learns about its visitors, what stays in your browser, and what you can do about both.',
  updated: '2026-11-25',
  sections: [
    {
      title: 'Information we collect',
      paragraphs: [
        'This policy applies to {name} at {origin} (below: the site). "We" means the operator of the site. The site has no accounts, no contact forms and no payments, and it does not ask for your name. The following information arises when you use it:',
      ],
      list: [
        'Technical data. To send you a page, our servers necessarily receive your IP address, the address you asked for and the time, and usually your kind of browser and the page you came from.',
        'Search words. The search boxes filter lists inside your browser. What you type is added to the address of the page. It therefore appears in your browser history, and it reaches our servers if that address is reloaded or opened again.',
        'Your position, only if you press "Cities near me" and allow your browser to share it. The nearest cities are worked out on your device; the position is neither sent to us nor stored. How your browser finds it is governed by the terms of your browser and your device.',
        'Your choice in the cookie banner, which is kept in your browser (see section 4).',
        "Click events, only after you have chosen Accept All. When you then click a link to the partner app, an event is recorded with the app's name, the position of the link on the site, which of our sites you are on and the address the link leads to. The event holds neither your name nor your e-mail address nor any identifier of you or your device.",
        'A local error log, which is written in your browser when a page could not be loaded and which never leaves it (see section 4).',
        'Messages. If you write to us, we receive your e-mail address and whatever your message contains. "Create Community" and the contact links only open your own mail program.',
      ],
    },
    {
      title: 'How we use information',
      paragraphs: [
        'Technical data is used to deliver the pages, to find faults and to protect the site against misuse. Click events, where you have agreed to them, are meant to show which links to the partner app are of use. Messages are used to answer you and, if you report a mistake, to correct it.',
        'We do not build profiles of visitors, and we do not use this information to advertise to you. Where the law asks for a reason for handling data, it is your consent for click events, and for the rest our interest in running a site that works, is safe and answers its mail.',
      ],
    },
    {
      title: 'How information is shared',
      paragraphs: [
        'We do not sell information about visitors. The companies that host the site and carry its traffic, and the provider of our mailbox, handle the technical data or the messages on our behalf, as far as their task requires it. We may also be obliged by law to hand over information.',
        'Click events are placed in a list in the memory of the open page, called the data layer. At the date of this policy, the site itself loads no analytics service that reads this list. Should one be added, it will be named here.',
        "When you follow a link to another service, you leave the site. The other service learns from your browser that you came from here, and its own privacy policy applies from then on. The links to the partner's service are paid affiliate links, so the partner may note that you came through us. Fonts and scripts are delivered by the site itself. Should a picture be hosted elsewhere, your browser fetches it from that host, which thereby receives your IP address.",
      ],
    },
    {
      title: 'Cookies and similar storage',
      paragraphs: [
        "A cookie is a small text that a website keeps in your browser. Local storage is a similar place whose content is not sent along with requests. On its public addresses the site sets no cookies in visitors' browsers. It uses local storage for three entries. The four usual types are listed below with what they mean here.",
        'To change your answer to the banner, choose "Cookie choice" at the foot of any page; the banner then asks again. If your browser refuses to store anything, the site works all the same.',
      ],
      list: [
        'Essential: your answer to the cookie banner is stored in local storage under "cookie-consent", as accepted or declined, so that you are not asked on every page. An entry named "security_logs" is written only when a page could not be loaded: it holds at most the last 100 such events, with the time, the address of the page, technical details of the error and the kind of browser. It is never sent to us.',
        'Analytics: none is stored in your browser. Click events are recorded only after Accept All; before that, and after Decline, they are dropped.',
        'Preference: only if you switch off the shortcut that opens the search, an entry named "search-shortcut" in local storage remembers it. Only on local test hosts, meaning the computer of someone who works on the site, a session cookie named "site" remembers which of our two sites is being shown.',
        'Marketing: none. The site sets no marketing cookies and takes part in no advertising network.',
      ],
    },
    {
      title: 'Security',
      paragraphs: [
        'The public sites are meant to be reached over encrypted connections. The pages are prepared in advance from editorial content, and the database behind them holds nothing about visitors. No measure is perfect, and we cannot promise complete security. If you notice a weakness, please write to {email}.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You can use the whole site after choosing Decline. You can withdraw an earlier consent at any time with "Cookie choice" at the foot of any page, as described in section 4.',
        'Where the law of your country gives you rights such as access to the data held about you, correction, deletion, restriction, objection or a copy to take elsewhere, you can exercise them by writing to {email}. We usually cannot tell which technical data is yours, since there are no accounts; we may have to ask you for details. You may also be entitled to complain to the authority that supervises data protection where you live.',
      ],
    },
    {
      title: 'Retention',
      paragraphs: ['How long information is kept depends on where it is:'],
      list: [
        'Entries in local storage stay in your browser until you delete them. In the error log, the oldest entries make room for new ones once there are 100.',
        "Click events in the page's memory disappear when you close or reload the page.",
        'Technical data in server logs is kept only as long as it is needed to run and protect the site, and longer only where an incident has to be cleared up or the law demands it.',
        'Messages are kept until the matter is settled and afterward only for as long as there is a good reason, such as a legal duty.',
      ],
    },
    {
      title: 'Children',
      paragraphs: [
        'The site is not meant for children under 13, and we do not knowingly collect personal information from them. If you are a parent or guardian and believe that a child has written to us, let us know at {email}, and we will delete the message. Services that we link to may set a higher age limit.',
      ],
    },
    {
      title: 'International transfers',
      paragraphs: [
        'The site can be read from anywhere, and the servers and the mailbox behind it may stand in a country other than yours, where other rules on data protection apply. Where the law that applies requires particular safeguards for that, we will rely on the means it provides. The entries in local storage do not travel: they stay on your device.',
      ],
    },
    {
      title: 'Changes to this policy',
      paragraphs: [
        'When the site changes what it does with information, this text will change with it. The date at the top is the date on which the text was last changed, and the current version always stands on this page. If a new purpose needs your consent, we will ask for it before anything is recorded for that purpose.',
      ],
    },
    {
      title: 'Contact',
      paragraphs: [
        'For questions about privacy, and for requests under section 6, write to {email}. Please mention {name}, and leave out anything confidential that we do not need.',
      ],
    },
  ],
}
