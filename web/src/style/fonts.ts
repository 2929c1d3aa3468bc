import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
