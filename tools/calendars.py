#!/usr/bin/env python3
"""Reads calendar files with Python's icalendar and says what is wrong with them.

    python3 tools/calendars.py https://lookingforfriends.example/cities/leeds/calendar.ics [...]

A third reader besides the two that the tests use: each entry needs an identifier of its own, a start in a zone that the file
defines, and a rule that begins on its first date. The exit code is 0 if every file is in order. Needs `python3-icalendar`.
"""

import sys
import urllib.request

from icalendar import Calendar


def problems_of(text):
    calendar = Calendar.from_ical(text)
    zones = {str(zone["TZID"]) for zone in calendar.walk("VTIMEZONE")}
    seen = set()
    for event in calendar.walk("VEVENT"):
        uid = str(event.get("UID", ""))
        if not uid or uid in seen:
            yield f"identifier {uid!r} is missing or used twice"
        seen.add(uid)
        start = event.get("DTSTART")
        zone = start.params.get("TZID") if start else None
        if start is None or (zone is None and hasattr(start.dt, "hour")):
            yield f"{uid}: no start in a zone"
        elif zone is not None and zone not in zones:
            yield f"{uid}: the zone {zone} is not defined in the file"
        rule = event.get("RRULE")
        if rule and "BYDAY" in rule and rule["FREQ"] == ["WEEKLY"]:
            day = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"][start.dt.weekday()]
            if day not in rule["BYDAY"]:
                yield f"{uid}: begins on {day}, which its rule does not name"


def main(addresses):
    failed = 0
    for address in addresses:
        with urllib.request.urlopen(address, timeout=30) as answer:
            problems = list(problems_of(answer.read()))
        failed += len(problems)
        print(f"{address}: {'in order' if not problems else '; '.join(problems)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
