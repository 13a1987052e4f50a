"""Turns words into SVG outlines, so that logos and press marks need no font at run time.

    python3 outline.py words.json out-folder        (needs fontTools and brotli)

words.json: {"name": {"text", "font", "axes"?, "tracking"?, "height"?, "color"?}}
"""
import json
import sys
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont


def kerning(font, left, right):
    """Pair adjustment of the first matching GPOS rule; display words are short, so that is enough."""
    if "GPOS" not in font:
        return 0
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType != 2 or left not in table.Coverage.glyphs:
                continue
            if table.Format == 1:
                pairs = table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord
                for pair in pairs:
                    if pair.SecondGlyph == right:
                        return getattr(pair.Value1, "XAdvance", 0) or 0
            else:
                first = table.ClassDef1.classDefs.get(left, 0)
                second = table.ClassDef2.classDefs.get(right, 0)
                value = table.Class1Record[first].Class2Record[second].Value1
                adjust = getattr(value, "XAdvance", 0) if value else 0
                if adjust:
                    return adjust
    return 0


def outline(text, font, axes=None, tracking=0):
    """Path data in a box whose baseline is y=0, one em = 100 units; returns (path, width)."""
    face = TTFont(font)
    if axes:
        face = instantiateVariableFont(face, axes)
    glyphs, names, scale = face.getGlyphSet(), face.getBestCmap(), 100 / face["head"].unitsPerEm
    pen = SVGPathPen(glyphs, ntos=lambda value: f"{value:.1f}".rstrip("0").rstrip("."))
    x, previous = 0, None
    for letter in text:
        name = names[ord(letter)]
        if previous:
            x += kerning(face, previous, name) * scale
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, x, 0)))
        x += glyphs[name].width * scale + tracking
        previous = name
    return pen.getCommands(), x - tracking


def main(words, folder):
    for name, word in json.loads(Path(words).read_text()).items():
        path, width = outline(word["text"], word["font"], word.get("axes"), word.get("tracking", 0))
        box_w, box_h = 400, 80
        scale = min(0.92 * box_w / width, word.get("height", 0.5) * box_h / 100 * 1.6)
        x, y = (box_w - width * scale) / 2, box_h / 2 + 35 * scale
        extra = word.get("rule", "")
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {box_w} {box_h}" width="{box_w}" height="{box_h}">'
            f'<g fill="{word.get("color", "#2a1216")}">{extra}'
            f'<path transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})" d="{path}"/></g></svg>\n'
        )
        Path(folder, f"{name}.svg").write_text(svg)


if __name__ == "__main__":
    main(*sys.argv[1:3])
