/**
 * What LibreOffice Calc, Excel and Google Sheets put on the clipboard for the same four cells: a title with a line break, a
 * date, a number and a truth value. Only styles are left out.
 */
export const LIBRE_OFFICE = {
  html: `<!DOCTYPE html>
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/>
	<style type="text/css">
		body,div,table,thead,tbody,tfoot,tr,th,td,p { font-family:"Liberation Sans"; font-size:x-small }
		a.comment-indicator:hover + comment { background:#ffd; position:absolute; display:block; border:1px solid black; padding:0.5em;  }
	</style>
</head>
<body>
<table cellspacing="0" border="0">
	<colgroup span="4" width="85"></colgroup>
	<tr>
		<td height="32" align="left" valign=bottom>Press kit<br>&quot;final&quot; &amp; more</td>
		<td align="right" valign=bottom sdval="46356" sdnum="1033;0;MM/DD/YY">11/30/26</td>
		<td align="right" valign=bottom sdval="1200.5" sdnum="1033;0;#,##0.00">1,200.50</td>
		<td align="center" valign=bottom sdval="1" sdnum="1033;0;BOOLEAN">TRUE</td>
	</tr>
	<tr>
		<td height="17" align="left" valign=bottom>Venue</td>
		<td align="left" valign=bottom><br></td>
		<td align="right" valign=bottom sdval="-3" sdnum="1033;">-3</td>
		<td align="center" valign=bottom sdval="0" sdnum="1033;0;BOOLEAN">FALSE</td>
	</tr>
</table>
<!-- ************************************************************************** -->
</body>

</html>
`,
  text: '"Press kit\n""final"" & more"\t11/30/26\t1,200.50\tTRUE\nVenue\t\t-3\tFALSE\n',
};

export const EXCEL = {
  html: `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:x="urn:schemas-microsoft-com:office:excel"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Excel.Sheet>
<meta name=Generator content="Microsoft Excel 15">
<style>
<!--table
	{mso-displayed-decimal-separator:"\\.";
	mso-displayed-thousand-separator:"\\,";}
.xl66
	{mso-number-format:"Short Date";}
-->
</style>
</head>

<body link="#0563C1" vlink="#954F72">

<table border=0 cellpadding=0 cellspacing=0 width=348 style='border-collapse:
 collapse;width:260pt'>
<!--StartFragment-->
 <col width=87 span=4 style='width:65pt'>
 <tr height=40 style='height:30.0pt'>
  <td height=40 class=xl65 width=87 style='height:30.0pt;width:65pt'>Press
  kit<br>
    "final" &amp; more</td>
  <td class=xl66 align=right width=87 style='width:65pt'>11/30/2026</td>
  <td class=xl67 align=right width=87 style='width:65pt'><span
  style='mso-spacerun:yes'> </span>1,200.50<span style='mso-spacerun:yes'> </span></td>
  <td align=center width=87 style='width:65pt'>TRUE</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 style='height:15.0pt'>Venue</td>
  <td></td>
  <td align=right>-3</td>
  <td align=center>FALSE</td>
 </tr>
<!--EndFragment-->
</table>

</body>

</html>
`,
  text: '"Press kit\n""final"" & more"\t11/30/2026\t 1,200.50 \tTRUE\r\nVenue\t\t-3\tFALSE\r\n',
};

export const GOOGLE_SHEETS = {
  html:
    '<meta charset=\'utf-8\'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style>' +
    '<table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;width:0px;border-collapse:collapse;border:none">' +
    '<colgroup><col width="100"/><col width="100"/><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;">' +
    '<td style="overflow:hidden;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Press kit\\n\\&quot;final\\&quot; &amp; more&quot;}">Press kit<br/>&quot;final&quot; &amp; more</td>' +
    '<td style="overflow:hidden;text-align:right;" data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:46356}" data-sheets-numberformat="{&quot;1&quot;:5,&quot;2&quot;:&quot;M/d/yyyy&quot;,&quot;3&quot;:1}">11/30/2026</td>' +
    '<td style="overflow:hidden;text-align:right;" data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:1200.5}" data-sheets-numberformat="{&quot;1&quot;:2,&quot;2&quot;:&quot;#,##0.00&quot;,&quot;3&quot;:1}">1,200.50</td>' +
    '<td style="overflow:hidden;" data-sheets-value="{&quot;1&quot;:4,&quot;4&quot;:1}">TRUE</td></tr><tr style="height:21px;">' +
    '<td style="overflow:hidden;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Venue&quot;}">Venue</td><td></td>' +
    '<td style="overflow:hidden;text-align:right;" data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:-3}">-3</td>' +
    '<td style="overflow:hidden;" data-sheets-value="{&quot;1&quot;:4,&quot;4&quot;:0}">FALSE</td></tr></tbody></table>',
  text: '"Press kit\n""final"" & more"\t11/30/2026\t1,200.50\tTRUE\nVenue\t\t-3\tFALSE',
};
